/** Counts the taps of daily tasks, from the public page, signed in, on a phone and on a computer. */
import type { Page } from "@playwright/test";
import { PUBLISHED } from "./content-forms.ts";
import { expect, photo, test } from "./fixtures.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit: ${name}` });
const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ });
const expectLive = async (page: Page) => {
  await expect(page.getByRole("alert").filter({ hasText: PUBLISHED })).toBeInViewport();
};
/** A part of each kind of page: the field that gets the focus, or else the one to tap. */
const WORDS: [path: string, part: string, field: string, text: string][] = [
  ["/", "Introduction", "intro.heading", "Please Bring a problem"],
  ["/discover/culture", "Culture", "text", "Please "],
  ["/blogs/what-a-grant-panel-asks", "Post", "title", "Please What a grant panel asks"],
  ["/connect", "Address", "address", "Please "],
  ["/gallery", "Name and address", "address", "Please "],
];

for (const [width, height] of PHONE_AND_COMPUTER)
  test.describe(`at ${width} px`, () => {
    // A deleted post keeps its URL.
    const title = `A Night at ${width} Degrees`;
    const post = `blogs/a-night-at-${width}-degrees`;

    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ signIn }) => signIn());

    test("a word on each kind of page is corrected in 4 taps, and undone in 1", async ({ page, events: _ }) => {
      test.slow();
      for (const [path, part, field, text] of WORDS) {
        await page.goto(path);
        const { tap, type, live, total } = countTaps(page, `correct a word on ${path}`, 4);
        await tap(edit(page, part));
        const input = page.locator(`[name='${field}']`);
        await expect(input, path).toBeVisible();
        if (!(await input.evaluate((it) => it === document.activeElement))) await tap(input);
        await input.press("Control+Home");
        await type("Please ");
        await tap(publish(page));
        await live(path, text);
        await expectLive(page);
        total();
        const undo = countTaps(page, `undo what was published on ${path}`, 1);
        await undo.tap(page.getByRole("button", { name: "Undo" }));
        await undo.live(path, text, false);
        undo.total();
      }
    });

    test("a word of an event from before this site is corrected in 4 taps", async ({ page, events: _ }) => {
      await page.goto("/events");
      const { tap, type, live, total } = countTaps(page, "correct a word of a fixed event", 4);
      await tap(page.getByRole("link", { name: "Edit IDEATHON 2025" }));
      const input = page.locator("[name='events.ideathon-2025.title']");
      await expect(input).toBeFocused();
      await input.press("Home");
      await type("Please ");
      await tap(publish(page));
      await live("/events", "Please IDEATHON 2025");
      await expectLive(page);
      total();
    });

    test("the introduction of the events page is changed in 4 taps", async ({ page }) => {
      await page.goto("/events");
      const { tap, type, live, total } = countTaps(page, "change an introduction", 4);
      await tap(edit(page, "Introduction"));
      const lead = page.getByLabel("Introduction of the page “Events”");
      await expect(lead).toBeFocused();
      await lead.press("Control+Home");
      await type("Come and see. ");
      await expect(page.getByRole("main").getByText("Come and see. Pitch nights, challenges")).toBeVisible();
      expect(await (await page.request.get("/events")).text()).not.toContain("Come and see.");
      await tap(publish(page));
      await live("/events", "Come and see. Pitch nights, challenges");
      await expectLive(page);
      total();
    });

    test("a person with a photo is added to the team in 8 taps", async ({ page }) => {
      await page.goto("/team");
      const { tap, choose, type, live, total } = countTaps(page, "add a person with a photo", 8);
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
      await live("/team", "Meera Bisht");
      await expectLive(page);
      total();
    });

    test("a post with a picture is written and published in 8 taps", async ({ page }) => {
      await page.goto("/blogs");
      const { tap, choose, type, live, total } = countTaps(page, "write a post with a picture", 8);
      await tap(page.getByRole("link", { name: "New post" }));
      await expect(page.getByRole("heading", { level: 1, name: "New post" })).toBeInViewport();
      await expect(page.getByLabel("Title of a new post")).toBeFocused();
      await expect(page.getByRole("button", { name: "Begin the post" })).toBeInViewport();
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
      await live("/blogs", title);
      await expectLive(page);
      total();
    });

    test("the card of the home page is changed in 4 taps", async ({ page, events: _ }) => {
      await page.goto("/");
      const { tap, type, live, total } = countTaps(page, "change the upcoming card", 4);
      await tap(edit(page, "Card"));
      await tap(page.locator("[name='upcoming.title']"));
      await page.keyboard.press("Home");
      await type("New: ");
      await tap(publish(page));
      await live("/", "New: Idea to Prototype Day");
      await expectLive(page);
      total();
    });

    test("an event is cancelled in 4 taps, and every visitor sees it", async ({ page, events }) => {
      const { id } = await events.add({ date: "2999-03-09", title: "Kite Day" });
      await page.goto(`/events/${id}`);
      const { tap, live, total } = countTaps(page, "cancel an event", 4);
      await tap(page.getByRole("link", { name: /^Edit/ }).first());
      await tap(page.getByText("Registration, cancelled, postponed"));
      await tap(page.getByLabel("Cancelled", { exact: true }));
      await tap(page.getByRole("button", { name: "Update Event" }));
      await live(`/events/${id}`, "Cancelled");
      await expect(page.getByRole("alert")).toBeInViewport();
      total();
    });
  });
