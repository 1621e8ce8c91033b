/** The form loses nothing: not to another editor, an ended session, a reload, a double click or a slow network. */
import type { Page } from "@playwright/test";
import type { Event } from "../../app/features/events/event.ts";
import { ADMIN, EVENT, expect, holdBack, loseResponse, photo, requestsTo, test } from "./fixtures.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const change = (page: Page, id: number, fields: object) =>
  page.request.put(`/api/events/${id}`, { data: { ...EVENT, ...fields } });
const read = async (page: Page, id: number) => (await (await page.request.get(`/api/events/${id}`)).json()) as Event;

const copyOnServer = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/events/${id}/working-copy`)).json()) as object | null;

/** Polls the number of drafts in this browser. */
const keptDrafts = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.length));

test.beforeEach(async ({ signIn, events: _ }) => signIn());

test("once an event is saved its texts are no draft any more", async ({ page, events }) => {
  const { id } = await events.add();
  for (const [button, path] of [
    ["Submit Event", "/add-event"],
    ["Update Event", `/edit-event/${id}`],
  ] as const) {
    await page.goto(path);
    for (const [name, words] of Object.entries({ ...EVENT, title: "Saved" }))
      await page.locator(`form [name=${name}]`).fill(words);
    await keptDrafts(page).toBe(1);
    const release = await holdBack(page, /\/events\.data/);
    const responded = page.waitForResponse((response) => ["POST", "PUT"].includes(response.request().method()));
    await page.getByRole("button", { name: button }).click();
    expect((await responded).ok()).toBe(true);
    await keptDrafts(page).toBe(0);
    expect(page.url()).toContain(path);
    release();
    await expect(page).toHaveURL("/events");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.unrouteAll();
  }
});

test("unsaved text is restored after a reload, discarded, and brought back by Undo, one Tab away", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Typed and not saved");
  await keptDrafts(page).toBe(1);
  await expect.poll(() => copyOnServer(page, id)).toMatchObject({ data: { title: "Typed and not saved" } });
  await page.reload();
  await expect(page.getByRole("status")).toContainText("did not save them");
  await expect(page.getByRole("status")).not.toContainText("A newer version was saved meanwhile.");
  await expect(field(page, "Title")).toHaveValue("Typed and not saved");
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(field(page, "Title")).toHaveValue(EVENT.title);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => copyOnServer(page, id)).toBeNull();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "Title")).toHaveValue("Typed and not saved");
  await keptDrafts(page).toBe(1);
});

test("another person in the same browser does not see unsaved text", async ({ page, site, events, signIn }) => {
  const other = { ...ADMIN, email: "other@example.edu" };
  site.addAdmin(other);
  const { id } = await events.add();
  const addresses = [`/edit-event/${id}`, "/add-event"];
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    await field(page, "Title").fill("Of the first person");
    await keptDrafts(page).toBe(index + 1);
  }
  const signOut = async () => {
    await page.goto("/events");
    await page.request.delete("/api/session");
  };
  await signOut();
  await signIn(other);
  for (const [index, title] of [EVENT.title, ""].entries()) {
    await page.goto(addresses[index]!);
    await expect(field(page, "Title")).toHaveValue(title);
  }
  await signOut();
  await signIn();
  for (const address of addresses) {
    await page.goto(address);
    await expect(field(page, "Title")).toHaveValue("Of the first person");
  }
});

test("restored texts do not overwrite someone else's save", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Typed yesterday");
  await keptDrafts(page).toBe(1);
  await change(page, id, { title: "Saved today" });
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Typed yesterday");
  await expect(page.getByText("A newer version was saved meanwhile.")).toBeVisible();
  await update(page);
  const choice = page.getByRole("group", { name: "Title" });
  await expect(choice.getByLabel(/^Saved meanwhile/)).toHaveAccessibleDescription("Saved today");
  await expect(choice.getByLabel(/^Saved meanwhile/)).toHaveAccessibleName("Saved meanwhile");
  await expect(choice.getByLabel(/^From this form/)).toHaveAccessibleDescription("Typed yesterday");
  await expect(choice.getByLabel(/^From this form/)).toHaveAccessibleName("From this form");
});

test("without a network, a form that does not open says that its text is kept", async ({ page, context, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Typed before the tunnel");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/events");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(page.getByText("What you typed in a form is still stored in this browser.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(field(page, "Title")).toHaveValue("Typed before the tunnel");
});

test("Ctrl + S saves a new event as a draft", async ({ page }) => {
  await page.goto("/add-event");
  for (const [name, words] of Object.entries(EVENT)) await page.locator(`form [name=${name}]`).fill(words);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL("/admin/events");
  await expect(page.getByRole("alert")).toContainText("Draft saved.");
});

test("a changed form that is left saves nothing; a message links back to what was typed, or discards it", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await expect(field(page, "Title")).toHaveValue(EVENT.title);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert"), "nothing has changed").toHaveCount(0);
  await page.getByRole("link", { name: `Edit ${EVENT.title}` }).click();
  await field(page, "Title").fill("Hall 9 Night");
  for (const [how, leave] of [
    ["by Cancel", page.getByRole("button", { name: "Cancel" })],
    ["by a link", page.getByRole("banner").getByRole("link", { name: "Events" })],
  ] as const) {
    await leave.click();
    await expect(page, how).toHaveURL("/events");
    await expect(page.getByRole("alert"), how).toContainText("not saved");
    await expect(page.getByRole("alert"), how).toBeFocused();
    await expect(page.getByRole("heading", { name: EVENT.title }), how).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hall 9 Night" }), how).toHaveCount(0);
    await page.getByRole("link", { name: "Continue editing" }).click();
    await expect(page, how).toHaveURL(`/edit-event/${id}`);
    await expect(field(page, "Title"), how).toHaveValue("Hall 9 Night");
  }
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your changes are discarded.");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto(`/edit-event/${id}`);
  await expect(field(page, "Title")).toHaveValue(EVENT.title);
});

test("after a session ended, signing in in the dialog continues the save", async ({ page, context }) => {
  await page.goto("/add-event");
  await field(page, "Title").fill(EVENT.title);
  await field(page, "Description").fill(EVENT.description);
  await field(page, "Date").fill(EVENT.date);
  await field(page, "Location").fill(EVENT.location);
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"image":"/media/');
  await context.clearCookies();
  await page.getByRole("button", { name: "Submit Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event added successfully!");
  const events = (await (await page.request.get("/api/events")).json()) as Event[];
  expect(events).toMatchObject([{ title: EVENT.title, picture: { width: 900 } }]);
});

test("leaving for the login instead restores the texts later", async ({ page, context, signIn }) => {
  await page.goto("/add-event");
  await field(page, "Title").fill("Half a title");
  await keptDrafts(page).toBe(1);
  await context.clearCookies();
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.keyboard.press("Control+s");
  await field(page, "Description").fill("d");
  await field(page, "Date").fill(EVENT.date);
  await field(page, "Location").fill("l");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await expect(field(page, "Title")).toHaveValue("Half a title");
  await page.getByRole("link", { name: "Events and drafts" }).click();
  await expect(page).toHaveURL("/admin-login?next=/admin/events");
  await signIn();
  await page.goto("/add-event");
  await expect(field(page, "Title")).toHaveValue("Half a title");
});

test("the page behind a question does not scroll", async ({ page, context }) => {
  await page.goto("/add-event");
  for (const name of ["title", "description", "location"]) await page.locator(`form [name=${name}]`).fill("Typed");
  await field(page, "Date").fill(EVENT.date);
  await context.clearCookies();
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  await page.mouse.move(5, 200);
  await page.mouse.wheel(0, -400);
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      return place();
    })
    .toBe(before);
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a lost response does not create a second event", async ({ page }) => {
  await page.goto("/add-event");
  await field(page, "Title").fill(EVENT.title);
  await field(page, "Description").fill(EVENT.description);
  await field(page, "Date").fill(EVENT.date);
  await field(page, "Location").fill(EVENT.location);
  await loseResponse(page, "**/api/events");
  const submit = page.getByRole("button", { name: "Submit Event" });
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to add event. Please try again.");
  await submit.click();
  await expect(page).toHaveURL("/events");
  expect(await (await page.request.get("/api/events")).json()).toHaveLength(1);
});

test("all optional fields are stored and loaded again", async ({ page, events }) => {
  const { id } = await events.add({ image: (await photo()).buffer });
  await page.goto(`/edit-event/${id}`);
  await page.getByText("Times and last day").click();
  await field(page, "Start time (optional)").fill("10:00");
  await field(page, "End time (optional)").fill("09:00");
  await page.getByText("Registration, cancelled, postponed").click();
  await field(page, "Postponed").check();
  await field(page, "Link text (optional)").fill("Register");
  await field(page, "Link address (optional)").fill("example.edu/form");
  await field(page, "What the photo shows (optional)").fill("A hall full of people");
  await page.getByRole("group", { name: "Part of the photo to keep" }).getByLabel("Top left").check();
  await page.getByText("After the event").click();
  await field(page, "Outcome (optional)").fill("Eight teams.");
  await page.getByLabel("Photos").setInputFiles([await photo({ width: 700 }), await photo({ width: 710 })]);
  await page.getByLabel("What photo 2 shows").fill("The winners");
  await expect(page.getByText("2 of 2 sent.")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await update(page);
  await page.getByRole("alert").getByRole("link", { name: "The end must be after the start." }).click();
  await expect(field(page, "End time (optional)")).toBeFocused();
  await field(page, "End time (optional)").fill("12:00");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({
    startTime: "10:00",
    endTime: "12:00",
    state: "postponed",
    linkUrl: "https://example.edu/form",
    imageAlt: "A hall full of people",
    imageFocus: "top-left",
    outcome: "Eight teams.",
    photos: [{ alt: "The winners" }],
  });
  const calls = requestsTo(page, "/api/events/");
  await page.goto(`/edit-event/${id}`);
  await expect(field(page, "Start time (optional)")).toHaveValue("10:00");
  await page.getByLabel("Photo is only decoration").check();
  await update(page);
  await expect(page).toHaveURL("/events");
  const put = calls.find((call) => call.method() === "PUT" && call.url().endsWith(`/${id}`));
  expect(put?.postDataJSON()).toMatchObject({ imageAlt: "" });
});
