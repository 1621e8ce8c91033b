/** How many taps the daily tasks take, from the public page, signed in, on a phone and on a computer. */
import type { Page } from "@playwright/test";
import { expect, photo, test } from "./fixtures.ts";
import { countTaps } from "./taps.ts";

const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit: ${name}` });
const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ });
const live = async (page: Page) => {
  await expect(page.getByRole("alert").filter({ hasText: "Live: visitors see your changes now." })).toBeInViewport();
};
const publicText = async (page: Page, path: string) => (await page.request.get(path)).text();

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    // A deleted post keeps its address.
    const title = `A Night at ${width} Degrees`;
    const post = `blogs/a-night-at-${width}-degrees`;

    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ signIn }) => signIn());
    test.afterEach(async ({ page }) => {
      for (const key of ["home", "pages", "team/students-2025", "gallery"]) {
        await page.request.delete(`/api/content/${key}/draft`);
        await page.request.delete(`/api/content/${key}?to=file`);
      }
      await page.request.delete(`/api/content/${post}`);
    });

    test("a word is corrected in 4 taps, and undone in 1", async ({ page }) => {
      await page.goto("/");
      const { tap, type, total } = countTaps(page, "correct a word", 4);
      await tap(edit(page, "Introduction"));
      const heading = page.locator("[name='intro.heading']");
      await expect(heading).toBeFocused();
      await heading.press("Home");
      await type("Please ");
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/")).toContain("Please Bring a problem");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
      const undo = countTaps(page, "undo what was published", 1);
      await undo.tap(page.getByRole("button", { name: "Undo" }));
      await expect(page.getByRole("heading", { name: "Please Bring" })).toHaveCount(0);
      expect(await publicText(page, "/")).not.toContain("Please Bring a problem");
      expect(undo.total().count).toBe(1);
    });

    test("the introduction of the events page is changed in 4 taps", async ({ page }) => {
      await page.goto("/events");
      const { tap, type, total } = countTaps(page, "change an introduction", 4);
      await tap(edit(page, "Introduction"));
      const lead = page.getByLabel("Introduction of the page “Events”");
      await expect(lead).toBeFocused();
      await lead.press("Control+Home");
      await type("Come and see. ");
      await expect(page.getByRole("main").getByText("Come and see. Pitch nights, challenges")).toBeVisible();
      expect(await publicText(page, "/events")).not.toContain("Come and see.");
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/events")).toContain("Come and see. Pitch nights, challenges");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });

    test("a person with a photo is added to the team in 8 taps", async ({ page }) => {
      await page.goto("/team");
      const { tap, choose, type, total } = countTaps(page, "add a person with a photo", 8);
      await tap(edit(page, "Students Team"));
      await tap(page.getByRole("group", { name: "Members" }).getByRole("button", { name: "Add person" }));
      const added = page.getByRole("group", { name: "Members" }).getByRole("listitem").last();
      await expect(added.getByLabel("Name")).toBeFocused();
      await type("Meera Bisht");
      await type("Treasurer", { next: 1 });
      await choose(added.getByLabel("Choose a portrait"), await photo());
      await tap(added.getByLabel("What it shows"));
      await type("Portrait of Meera Bisht");
      await tap(added.getByLabel("E-mail"));
      await type("meera@example.edu");
      await type("https://www.example.com/meera", { next: 1 });
      await type("https://www.example.com/meera/photos", { next: 1 });
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/team")).toContain("Meera Bisht");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });

    test("12 photos go into the gallery in 5 taps and one for each description", async ({ page }) => {
      test.slow();
      await page.goto("/gallery");
      const { tap, choose, type, total } = countTaps(page, "add 12 photos to the gallery", 5 + 12);
      await tap(edit(page, "Gallery"));
      const widths = Array.from({ length: 12 }, (_, index) => 700 + index);
      const photos = await Promise.all(widths.map((pixels) => photo({ name: `${pixels}.png`, width: pixels })));
      await choose(page.getByLabel("Add more pictures"), photos);
      const items = page.getByRole("group", { name: "Pictures" }).getByRole("listitem");
      await expect(items).toHaveCount(22);
      for (const place of widths.keys()) {
        await tap(items.nth(10 + place).getByLabel("Caption"));
        await type(`Students at table ${place + 1}`);
      }
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/gallery")).toContain("Students at table 12");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });

    test("a post with a picture is written and published in 8 taps", async ({ page }) => {
      await page.goto("/blogs");
      const { tap, choose, type, total } = countTaps(page, "write a post with a picture", 8);
      await tap(page.getByRole("link", { name: "New post" }));
      await expect(page.getByLabel("Title of a new post")).toBeFocused();
      await type(title);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/admin/content/${post}`);
      await tap(page.getByLabel("Author", { exact: true }));
      await type("Om Rai");
      await type("One night, two ovens.", { next: 1 });
      await choose(page.getByLabel("Choose a picture"), await photo());
      await tap(page.getByLabel("What it shows"));
      await type("Two students at an oven");
      await tap(page.getByLabel("Tags"));
      await type("food");
      await tap(page.getByRole("textbox", { name: "Text", exact: true }));
      await type("We were awake.");
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/blogs")).toContain(title);
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });

    test("the card of the home page is changed in 4 taps", async ({ page, events: _ }) => {
      await page.goto("/");
      const { tap, type, total } = countTaps(page, "change the upcoming card", 4);
      await tap(edit(page, "Card"));
      await tap(page.locator("[name='upcoming.title']"));
      await page.keyboard.press("Home");
      await type("New: ");
      await tap(publish(page));
      await live(page);
      expect(await publicText(page, "/")).toContain("New: Idea to Prototype Day");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });

    test("an event is cancelled in 4 taps, and every visitor sees it", async ({ page, events }) => {
      const { id } = await events.add({ date: "2999-03-09", title: "Kite Day" });
      await page.goto(`/events/${id}`);
      const { tap, total } = countTaps(page, "cancel an event", 4);
      await tap(page.getByRole("link", { name: /^Edit/ }).first());
      await tap(page.getByText("Status (cancelled, postponed) and link"));
      await tap(page.getByLabel("Cancelled", { exact: true }));
      await tap(page.getByRole("button", { name: "Update Event" }));
      await expect(page.getByRole("alert")).toBeInViewport();
      expect(await publicText(page, `/events/${id}`)).toContain("Cancelled");
      const { count, most } = total();
      expect(count).toBeLessThanOrEqual(most);
    });
  });
