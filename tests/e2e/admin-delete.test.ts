import type { Page } from "@playwright/test";
import type { FixedEvent } from "../../domain/content/events.ts";
import { respond, EVENT, expect, loseResponse, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test.beforeEach(async ({ signIn }) => signIn());

test("a deleted event disappears without a reload, and also after one", async ({ page, events }) => {
  await events.add();
  for (const title of ["One", "Two", "Three", "Four", "Five", "Another one"]) await events.add({ title });
  await page.goto("/events");
  await page.evaluate(() => Reflect.set(window, "notReloaded", true));
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await expect(page.getByRole("alert"), "wherever the list was scrolled to").toBeInViewport();
  await expect(item(page, EVENT.title)).toHaveCount(0);
  await expect(item(page, "Another one")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "notReloaded"))).toBe(true);
  await page.reload();
  await expect(item(page, "Another one")).toBeVisible();
  await expect(item(page, EVENT.title)).toHaveCount(0);
});

test("a deleted event is no longer shown as the next one, until Undo, also after a lost response", async ({
  page,
  events,
}) => {
  await events.add({ date: "2999-01-01" });
  await page.goto("/events");
  await expect(page.getByRole("region", { name: "Next event" })).toBeVisible();
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page.getByRole("region", { name: "Next event" })).toHaveCount(0);
  await loseResponse(page, "**/restore");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText("The server could not be reached. Try again.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveText("The event is back.");
  await expect(page.getByRole("region", { name: "Next event" })).toBeVisible();
});

test("when the server fails or does not respond, the event stays and can be deleted later", async ({
  page,
  events,
}) => {
  const remove = page.getByRole("button", { name: `Delete ${EVENT.title}` });
  for (const [how, fail] of [
    ["fails", () => respond(page, "DELETE", "**/api/events/*", { status: 500, body: "" })],
    ["does not respond", () => page.route("**/api/events/*", (route) => route.abort())],
  ] as const) {
    await events.add();
    await page.goto("/events");
    await fail();
    await remove.click();
    await expect(page.getByRole("alert"), how).toHaveText("Failed to delete event.");
    await expect(item(page, EVENT.title), how).toBeVisible();
    await page.unrouteAll();
    await remove.click();
    await expect(page.getByRole("alert"), how).toHaveText("Event deleted successfully!");
    await expect(item(page, EVENT.title), how).toHaveCount(0);
    await expect(page.getByText("No new events are announced at the moment."), how).toBeVisible();
  }
});

test("a fixed event is deleted at once, and Undo keeps a later change of another one", async ({ page }) => {
  const address = "/api/content/events/past";
  const read = async () =>
    (await (await page.request.get(address)).json()) as { data: { events: FixedEvent[] }; revision: number };
  const [first, ...others] = (await read()).data.events as [FixedEvent, ...FixedEvent[]];
  await page.goto("/events");
  const edit = page.getByRole("link", { name: `Edit ${first.title}` });
  await expect(edit).toHaveAttribute("href", /^\/admin\/content\/events\/past#events\..*title/);
  await page.getByRole("button", { name: `Delete ${first.title}` }).click();
  await expect(page.getByRole("alert")).toContainText("Event deleted successfully!");
  await expect(item(page, first.title)).toHaveCount(0);
  const changed = others.map((event) => ({ ...event, location: "Changed meanwhile" }));
  const headers = { "If-Match": `"${(await read()).revision}"` };
  expect((await page.request.put(address, { data: { events: changed }, headers })).status()).toBe(200);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toContainText("The event is back.");
  await expect(item(page, first.title)).toBeVisible();
  expect((await read()).data.events).toEqual([first, ...changed]);
});

test("a fixed event deleted on its page leads to the list, and Undo leads back", async ({ page }) => {
  await page.goto("/events/archive/ideathon-2025");
  await page.getByRole("button", { name: "Delete IDEATHON 2025" }).click();
  await expect(page).toHaveURL("/events");
  await expect(item(page, "IDEATHON 2025")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/events/archive/ideathon-2025");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IDEATHON 2025");
});

test("a failed Undo of an event that was deleted on its page is shown on the list", async ({ page, events }) => {
  const { id, slug } = await events.add();
  const address = `/events/${id}/${slug}`;
  await page.goto(address);
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page).toHaveURL("/events");
  await page.route("**/restore", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText("The server could not be reached. Try again.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("alert")).toHaveText("The event is back.");
});

test("when the session has ended, the list of an administrator asks to sign in again in place, and deletes it", async ({
  page,
  context,
  events,
}) => {
  await events.add();
  await page.goto("/admin/events");
  const remove = page.getByRole("button", { name: `Delete ${EVENT.title}` });
  await expect(remove, "the page knows the session").toBeVisible();
  await context.clearCookies();
  await remove.click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
});

test("a visitor sees no Edit, no Delete and no Add Event", async ({ page, context, events }) => {
  await events.add();
  await context.clearCookies();
  await page.goto("/events");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(item(page, EVENT.title)).toBeVisible();
  const controls = { name: /^(Edit|Delete|Add Event|Messages)/ };
  await expect(page.getByRole("main").getByRole("button", controls)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", controls)).toHaveCount(0);
});
