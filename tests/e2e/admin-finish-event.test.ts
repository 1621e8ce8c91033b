/** An administrator finishes an event on a phone the day after it. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { button } from "./content-forms.ts";
import {
  field,
  heading,
  path,
  photoFiles,
  photos,
  proofsOf,
  reportOf,
  SHEET,
  step,
  words,
  YESTERDAY,
} from "./finish-event.ts";
import { expect, respond, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const STEPS = ["Numbers", "Photos and video", "Winners and speakers", "Text", "Proofs"];

const next = (page: Page) => page.getByRole("link", { name: /^Next: / });
/** Waits until the server has this unsaved text. */
const expectStored = (page: Page, id: number, text: string) =>
  expect
    .poll(async () => JSON.stringify(await (await page.request.get(`/api/events/${id}/report/working-copy`)).json()))
    .toContain(text);

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`an event is finished in 20 taps, left in the middle and resumed, at ${width} px`, async ({ page, events }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { id } = await events.add({ date: YESTERDAY, title: "Kite Day" });
    await page.goto("/admin");
    const { tap, choose, type, total } = countTaps(page, "finish an event", 20);
    await tap(page.getByRole("link", { name: "Finish this event" }));
    await tap(field(page, "students"));
    await type("120");
    for (const number of ["6", "14", "4500", "5"]) await type(number, { next: 1 });
    await tap(page.getByLabel("In person"));
    // A phone needs two taps for a choice: to open the list, and to choose. The taps on the label count for them.
    await tap(page.getByText("Level", { exact: true }));
    await tap(page.getByText("Level", { exact: true }));
    await field(page, "level").selectOption("Level 2");
    await tap(next(page));

    const chooser = page.waitForEvent("filechooser");
    await tap(photoFiles(page));
    await (await chooser).setFiles(await photos(6));
    for (let place = 1; place <= 6; place += 1) {
      await expect(page.getByLabel(`What photo ${place} shows`)).toBeFocused();
      await type(`Team ${place} with its kite`);
      await page.keyboard.press("Enter");
    }
    await expect(next(page)).toBeFocused();
    await expect(words(page, "6 of 6 sent.")).toBeVisible();
    await page.keyboard.press("Enter");

    await expect(heading(page, "Winners and speakers")).toBeFocused();
    await tap(button(page, "Add winner"));
    await type("Asha Rawat");
    await type("First", { next: 1 });
    await type("5,000 rupees", { next: 1 });
    // The phone rings, and the person closes the tab in the middle.
    await expectStored(page, id, "5,000 rupees");
    await page.evaluate(() => localStorage.clear());
    await page.goto("/admin");
    await tap(page.getByRole("link", { name: "Finish this event" }));
    await expect(page.getByText("on another device. You did not save it.")).toBeVisible();
    await expect(button(page, "Publish")).toHaveCount(0);
    await expect(field(page, "students")).toHaveValue("120");
    await tap(step(page, "Winners and speakers"));
    await tap(button(page, "Add speaker"));
    await type("Dr. Om Rai");
    await type("Professor", { next: 1 });
    await tap(next(page));
    await tap(field(page, "objective"));
    await type("To bring first-year students to the workshop.");
    await type("How a kite flies.", { next: 1 });
    await type("Asha Rawat won.", { next: 1 });
    await tap(next(page));
    await choose(page.getByLabel("Add files"), SHEET);
    await expect(page.getByRole("list", { name: "Stored files" })).toContainText("sheet.pdf");
    await tap(button(page, "Finish event"));
    total();

    const notice = page.getByRole("region", { name: "Notification" });
    await expect(notice).toContainText("Event finished.");
    await expect(notice.getByRole("link", { name: "IIC sheet" })).toHaveAttribute("href", `/admin/events/${id}/iic`);
    await expect(page.getByRole("link", { name: "Finish this event" })).toHaveCount(0);
    expect(await reportOf(page, id)).toMatchObject({
      draft: false,
      students: 120,
      faculty: 6,
      external: 14,
      expenditure: 4500,
      hours: 5,
      mode: "offline",
      // The sheet has that of the date.
      iic: { level: "Level 2", quarter: "" },
      winners: [{ name: "Asha Rawat", place: "First", prize: "5,000 rupees" }],
      speakers: [{ name: "Dr. Om Rai", designation: "Professor" }],
      objective: "To bring first-year students to the workshop.",
      learnt: "How a kite flies.",
      outcome: "Asha Rawat won.",
    });
    expect((await reportOf(page, id)).photos.map(({ alt }) => alt)).toContain("Team 6 with its kite");
    expect(await proofsOf(page, id)).toMatchObject([{ kind: "attendance", name: "sheet.pdf" }]);
    await notice.getByRole("link", { name: "View event" }).click();
    await expect(page.getByText("Asha Rawat won.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Report Kite Day" })).toHaveAttribute("href", path(id));
  });

test("every step is good on each screen, in both themes, for every reader", async ({ page, events }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await expect(page.getByText("Everything is optional")).toBeInViewport();
  const tops = (names: string[]) => Promise.all(names.map(async (name) => (await field(page, name).boundingBox())?.y));
  expect(new Set(await tops(["students", "faculty", "external"])).size, "one line").toBe(1);
  expect(new Set(await tops(["expenditure", "hours"])).size, "one line").toBe(1);
  await expect(field(page, "node")).toHaveAccessibleDescription(/department/);
  await expect(field(page, "drivenBy")).toHaveAccessibleDescription(/calendar/);
  await page.setViewportSize({ width: 360, height: 740 });
  await field(page, "students").fill("12");
  for (const name of STEPS) {
    await step(page, name).click();
    if (name === "Photos and video") await photoFiles(page).setInputFiles(await photos(1));
    if (name === "Winners and speakers") await button(page, "Add winner").click();
    if (name === "Text") await field(page, "objective").fill("word ".repeat(130));
    if (name === "Proofs")
      await page.getByLabel("Add files").setInputFiles([SHEET, { ...SHEET, buffer: Buffer.from("x") }]);
    if (name === "Proofs") await expect(page.getByText("Choose a JPEG or PNG picture, or a PDF file.")).toBeVisible();
    await expect(heading(page, name)).toBeVisible();
    expect(await findings(page), name).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test("a reload, Back and the names lead to a step, which gets the focus", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await step(page, "Text").click();
  await expect(heading(page, "Text")).toBeFocused();
  await expect(step(page, "Text")).toHaveAttribute("aria-current", "step");
  await page.reload();
  await expect(heading(page, "Text")).toBeVisible();
  await expect(heading(page, "Numbers")).toBeHidden();
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page.locator("#below-navigation")).toBeFocused();
  await expect(heading(page, "Text"), "the link stays on the step").toBeVisible();
  await page.goBack();
  await expect(heading(page, "Numbers")).toBeFocused();
});

test("a mistake is linked to its field in another step, and leaves with what is removed", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await field(page, "hours").fill("five");
  await step(page, "Winners").click();
  await button(page, "Add winner").click();
  await step(page, "Proofs").click();
  await button(page, "Finish event").click();
  const alert = page.getByRole("alert");
  await alert.getByRole("link", { name: /^Hours/ }).press("Enter");
  await expect(field(page, "hours")).toBeFocused();
  await expect(heading(page, "Numbers")).toBeVisible();
  await expect(heading(page, "Proofs")).toBeHidden();
  await expect(field(page, "hours")).toHaveAccessibleDescription(/whole number/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  await expect(field(page, "hours"), "correcting it does not leave its step").toBeFocused();
  await step(page, "Winners").click();
  await expect(alert).toContainText("Fill in this field.");
  await button(page, "Remove winner 1").click();
  await expect(alert, "the mistake has gone with the item").toHaveText("Winner 1 is removed from this form.");
  await next(page).click();
  await expect(heading(page, "Text")).toBeFocused();
  await expect(alert, "it would cover the step").toHaveCount(0);
  await respond(page, "PUT", "**/report", {
    status: 400,
    json: { error: { message: "Check.", fields: { videoUrl: "This address is not complete." } } },
  });
  await button(page, "Finish event").click();
  await alert.getByRole("link", { name: "Video: This address is not complete." }).click();
  await expect(field(page, "videoUrl")).toBeFocused();
  await expect(heading(page, "Text")).toBeHidden();
});

test("numbers are restored as they were typed, and a text over the limit is counted and saved", async ({
  page,
  events,
}) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await field(page, "students").fill("about 45");
  await field(page, "expenditure").fill("₹ 1,12,500");
  for (const goAway of [() => page.reload(), () => page.goto("/admin")]) {
    await goAway();
    await page.goto(path(id));
    await expect(field(page, "students")).toHaveValue("about 45");
    await expect(field(page, "expenditure")).toHaveValue("112500");
  }
  await button(page, "Finish event").click();
  await expect(field(page, "students")).toHaveAccessibleDescription(/whole number/);
  await field(page, "students").fill("45");
  await field(page, "expenditure").fill("13,500");
  await step(page, "Text").click();
  await field(page, "objective").fill("word ".repeat(101));
  await expect(page.getByText("101 of 100 words", { exact: true })).toBeVisible();
  await expect(words(page, "You can save it all the same.")).toBeVisible();
  await button(page, "Finish event").click();
  await expect(page.getByRole("alert")).toContainText("Event finished.");
  expect(await reportOf(page, id)).toMatchObject({ students: 45, expenditure: 13_500 });
});

test("with the keyboard alone an event is finished and a post about it begun", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY, title: "Bridge Day" });
  await page.goto(path(id));
  await field(page, "students").focus();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(field(page, "faculty")).toBeFocused();
  await next(page).focus();
  for (const name of STEPS.slice(1, 4)) {
    await page.keyboard.press("Enter");
    await expect(heading(page, name)).toBeFocused();
    await next(page).focus();
  }
  await page.keyboard.press("Enter");
  await expect(heading(page, "Proofs")).toBeFocused();
  await step(page, "Winners and speakers").click();
  await button(page, "Add winner").click();
  for (const text of ["Asha Rawat", "First", "5,000 rupees"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(next(page)).toBeFocused();
  await button(page, "Finish event").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Event finished.");
  expect(await reportOf(page, id)).toMatchObject({
    students: 7,
    winners: [{ name: "Asha Rawat", place: "First", prize: "5,000 rupees" }],
  });
  await button(page, "Write a post about it").press("Enter");
  await expect(page).toHaveURL("/admin/content/blogs/bridge-day");
  await expect(page.getByLabel("Title")).toHaveValue("Bridge Day");
});

test("without a network nothing is lost, and the steps can be used", async ({ page, context, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await expect(field(page, "students")).toBeVisible();
  await context.setOffline(true);
  await field(page, "students").fill("33");
  await step(page, "Photos and video").click();
  await photoFiles(page).setInputFiles(await photos(2));
  await expect(words(page, "0 of 2 sent; 2 wait for the network. Keep this page open.")).toBeInViewport();
  await step(page, "Proofs").click();
  await page.getByLabel("Add files").setInputFiles(SHEET);
  await expect(page.getByText("It waits for the network.")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const leaving = button(page, "Cancel").click();
  const dialog = await asked;
  expect(dialog.message()).toContain("not sent yet.");
  await dialog.dismiss();
  await leaving;
  await context.setOffline(false);
  await expect(page.getByRole("list", { name: "Stored files" })).toContainText("sheet.pdf");
  await step(page, "Photos and video").click();
  await expect(words(page, "2 of 2 sent.")).toBeVisible();
  for (const place of [1, 2]) await page.getByLabel(`What photo ${place} shows`).fill("A kite");
  await button(page, "Finish event").click();
  await expect(page.getByRole("alert")).toContainText("Event finished.");
  expect((await reportOf(page, id)).students).toBe(33);
});

test("no report is chosen with one tap, and undone with another", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY, title: "Tea" });
  await page.goto(path(id));
  await field(page, "students").fill("3");
  await button(page, "No report for this event").click();
  await expect(page.getByRole("alert")).toContainText("No report for “Tea”.");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("link", { name: "Finish this event" })).toHaveCount(0);
  await page.route("**/report", (route) => route.abort(), { times: 1 });
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toContainText("It could not be restored.");
  await button(page, "Try again").click();
  await expect(page.getByRole("alert")).toHaveText(/^“Tea” waits for its report again\./);
  await expect(page.getByRole("link", { name: "Finish this event" })).toBeVisible();
  expect(await reportOf(page, id)).toMatchObject({ noReport: false, draft: true, students: 3 });
});

test("a change of the event meanwhile is no conflict, and keeps its new outcome", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  const change = { title: "Pitch Night", description: "x", date: YESTERDAY, location: "Hall 2" };
  await page.goto(path(id));
  await field(page, "students").fill("9");
  expect((await page.request.put(`/api/events/${id}`, { data: change })).ok()).toBe(true);
  await button(page, "Finish event").click();
  await expect(page.getByRole("alert")).toContainText("Event finished.");
  expect(await reportOf(page, id)).toMatchObject({ draft: false, students: 9 });

  await page.goto(path(id));
  await field(page, "faculty").fill("2");
  await expectStored(page, id, "faculty");
  await page.request.put(`/api/events/${id}`, { data: { ...change, outcome: "Pine won." } });
  await page.reload();
  await expect(field(page, "faculty")).toHaveValue("2");
  await button(page, "Save the report").click();
  await expect(page.getByRole("alert")).toContainText("The report is saved.");
  expect(await reportOf(page, id)).toMatchObject({ outcome: "Pine won.", students: 9, faculty: 2 });
});

test("an outcome from someone else meanwhile needs a choice, also after a reload", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(`${path(id)}#step-text`);
  await field(page, "outcome").fill("Oak won.");
  await expectStored(page, id, "Oak won.");
  const change = { title: "Pitch Night", description: "x", date: YESTERDAY, location: "Hall 1", outcome: "Pine won." };
  await page.request.put(`/api/events/${id}`, { data: change });
  await page.reload();
  await expect(field(page, "outcome")).toHaveValue("Oak won.");
  await button(page, "Finish event").click();
  await expect(page.getByText("Pine won.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Then press the same button again.");
  await expect(page.getByRole("alert"), "a report has no history page").not.toContainText("history");
  expect((await reportOf(page, id)).outcome).toBe("Pine won.");
});

test("the report of a cancelled event, and a choice that was removed from its list, can be saved", async ({
  page,
  events,
}) => {
  const { id } = await events.add({ date: "2025-10-13", state: "cancelled" });
  await page.request.put(`/api/events/${id}/report`, { data: { iic: { theme: "Rural crafts" } } });
  await page.goto(path(id));
  await expect(page.getByText("This event is cancelled, so no report lists it.")).toBeVisible();
  await expect(page.getByText("has not taken place yet")).toHaveCount(0);
  await expect(field(page, "theme")).toHaveValue("Rural crafts");
  await expect(field(page, "theme")).toContainText("Rural crafts (no longer in the list)");
  await field(page, "node").selectOption({ index: 1 });
  const node = await field(page, "node").inputValue();
  await button(page, "Save the report").click();
  await expect(page.getByRole("alert")).toContainText("The report is saved.");
  expect(await reportOf(page, id)).toMatchObject({ iic: { theme: "Rural crafts" }, node });
});
