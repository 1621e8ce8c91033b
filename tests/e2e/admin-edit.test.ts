import type { Page } from "@playwright/test";
import { eventCollection } from "../../app/features/events/event-collection.ts";
import { png } from "../support/pictures.ts";
import { respond, EVENT, expect, photo, requestsTo, test } from "./fixtures.ts";

const OTHER = { title: "Demo Day", description: "Come and see.", date: "2026-05-20", location: "Hall 2" };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test.beforeEach(async ({ signIn }) => signIn());

test("Edit opens the event, and Update Event saves and confirms it", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto("/events");
  await page.getByRole("link", { name: `Edit ${EVENT.title}` }).click();
  await expect(page).toHaveURL(`/edit-event/${id}`);
  for (const [label, before, after] of [
    ["Title", EVENT.title, OTHER.title],
    ["Description", EVENT.description, OTHER.description],
    ["Date", EVENT.date, OTHER.date],
    ["Location", EVENT.location, OTHER.location],
  ] as const) {
    await expect(field(page, label)).toHaveValue(before);
    await field(page, label).fill(after);
  }
  await update(page);
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(item(page, OTHER.title).getByRole("time")).toHaveText("May 20, 2026");
  await expect(item(page, EVENT.title)).toHaveCount(0);
});

test("a postponed or cancelled event with a new date takes place then", async ({ page, events }) => {
  for (const state of ["postponed", "cancelled"]) {
    const { id } = await events.add();
    await page.request.put(`/api/events/${id}`, { data: { ...EVENT, state, stateNote: "Snow." } });
    await page.goto(`/edit-event/${id}`);
    await field(page, "Date").fill(OTHER.date);
    await update(page);
    const struck = page
      .getByRole("alert")
      .getByRole("link", { name: /^Status: Visitors would see the new date struck/ });
    await expect(struck).toBeVisible();
    await page.reload();
    await expect(field(page, "Date")).toHaveValue(OTHER.date);
    await update(page);
    await expect(struck, "of a restored text").toBeVisible();
    await field(page, "Scheduled").check();
    await update(page);
    await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
    const saved: unknown = await (await page.request.get(`/api/events/${id}`)).json();
    expect(saved).toMatchObject({ date: OTHER.date, state: "scheduled", stateNote: "" });
  }
});

test("the form has one input for every field of an event", async ({ page, events }) => {
  const { id } = await events.add({ image: await png(900, 600) });
  await page.goto(`/edit-event/${id}`);
  await expect(page.getByRole("img", { name: "Current image" })).toBeVisible();
  const names = Object.entries(eventCollection.fields).filter(([, { kind }]) => kind !== "picture" && kind !== "list");
  // An input, or a group of radio buttons.
  for (const [name] of names) await expect(page.locator(`form [id="${name}"]`), name).toHaveCount(1);
});

test("the calls are the specification's: list, upload, PUT with the address", async ({ page, events }) => {
  const { id } = await events.add();
  const calls = requestsTo(page, "/api/");
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  const made = calls
    .map((call) => `${call.method()} ${new URL(call.url()).pathname}`)
    .filter((call) => !/(session|working-copy)$/.test(call));
  expect(made).toEqual(["GET /api/events", "POST /api/upload", `PUT /api/events/${id}`, "GET /api/events"]);
  const body = calls.find((call) => call.method() === "PUT" && call.url().endsWith(`/${id}`))?.postDataJSON();
  expect(body).toEqual({ ...EVENT, image: expect.stringMatching(/^\/media\//) });
});

test("when PUT fails, all text and files remain, and can be sent again", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill(OTHER.title);
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await respond(page, "PUT", "**/api/events/*", { status: 503, body: "" });
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Failed to update event.");
  await expect(page).toHaveURL(`/edit-event/${id}`);
  await expect(field(page, "Title")).toHaveValue(OTHER.title);
  await expect(page.getByRole("img", { name: "Preview of the chosen image" })).toBeVisible();
  await page.unrouteAll();
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(item(page, OTHER.title).locator("img")).toHaveCount(1);
});

test("when the upload fails, the save tries it again, and says why it did not succeed", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await respond(page, "POST", "**/api/upload", { status: 500, body: "" });
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await expect(page.getByText("The site could not store it. Try again.")).toBeVisible();
  await update(page);
  await expect(page.getByRole("alert")).toContainText("Failed to update event.");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(/The site could not store it\. Try again\./);
  await expect(page.getByRole("img", { name: "Preview of the chosen image" })).toBeVisible();
  await page.unrouteAll();
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(item(page, EVENT.title).locator("img")).toHaveCount(1);
});

test("the form of an event that does not exist is logged and leads to the events", async ({
  page,
  events: _,
  consoleMessages,
}) => {
  for (const id of ["999999", "0", "abc"]) {
    await page.goto(`/edit-event/${id}`);
    await expect(page, id).toHaveURL("/events");
    await expect(page.getByRole("heading", { level: 1 }), id).toHaveText("Events");
    expect(consoleMessages.splice(0)).toEqual([`Event not found: ${id}`]);
  }
});

test("when the list cannot be loaded, Try again opens the event", async ({ page, events, consoleMessages }) => {
  const { id } = await events.add();
  await respond(page, "GET", "**/api/events", { status: 503, body: "" });
  await page.goto(`/edit-event/${id}`);
  await expect(page.getByRole("alert")).toContainText("The event could not be loaded just now.");
  expect(consoleMessages.splice(0)).toEqual([expect.stringMatching(/^Events could not be loaded:/)]);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(field(page, "Title")).toHaveValue(EVENT.title);
  await expect(page.locator("#below-navigation")).toBeFocused();
});
