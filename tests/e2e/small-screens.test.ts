import { png } from "../support/pictures.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, overhang, setLetters } from "./overflow.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const LONGEST = LONG_WORD.slice(0, eventCollection.fields.title.max);

test("the events as an admin sees them do not scroll sideways, whatever the title", async ({
  page,
  signIn,
  events,
}) => {
  await events.add({ title: LONGEST, description: LONG_WORD, location: LONGEST });
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: /^Delete Donau/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Delete Donau/ }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the admin's pages do not scroll sideways, not even with letters twice as large", async ({
  page,
  signIn,
  events,
}) => {
  await signIn();
  const { id, image, ...event } = await events.add({ title: LONGEST, image: await png(900, 600) });
  const photos = [{ image, alt: "The hall" }];
  await page.request.put(`/api/events/${id}`, { data: { ...event, outcome: LONG_WORD, photos } });
  await page.request.post("/api/contact", {
    data: {
      from_name: LONG_WORD.slice(0, 100),
      from_email: `${"a".repeat(60)}@${"b".repeat(60)}.example.edu`,
      message: LONG_WORD,
    },
  });
  for (const [path, heading] of [
    ["/admin", "Admin desk"],
    ["/add-event", "Add Event"],
    [`/edit-event/${id}`, "Edit Event"],
    [`/admin/events/${id}/history`, "History"],
    ["/admin/content", "Everything on the site"],
    ["/admin/content/team/students-2025", "Students of 2025"],
    ["/admin/events", "Events and drafts"],
    ["/admin/import", "Import"],
    ["/admin/messages", "Messages"],
    ["/admin/account", "Account"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(setLetters, "200%");
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
  }
});

test("a touch screen shows no keyboard shortcut in the form", async ({ page, browser, signIn, context, baseURL }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByText("Ctrl", { exact: true })).toBeVisible();
  const storageState = await context.storageState();
  const phone = await browser.newContext({ baseURL, storageState, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  await touched.goto("/add-event");
  await expect(touched.getByText("What you type is stored in this browser")).toBeVisible();
  await expect(touched.getByText("Ctrl", { exact: true })).toBeHidden();
  await phone.close();
});

test("at 400 % zoom a question begins with its heading, which names what is deleted", async ({
  page,
  signIn,
  events,
}) => {
  await signIn();
  const { id } = await events.add({ title: "Forget me, a walk over the four passes" });
  await page.request.delete(`/api/events/${id}`);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/admin/trash");
  await page.getByRole("button", { name: /^Delete for good Forget me/ }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(
    await question.evaluate((element) => [element.scrollHeight > element.clientHeight, element.scrollTop]),
  ).toEqual([true, 0]);
});
