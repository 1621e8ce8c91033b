/** The server stores unsaved text too, so that it can be continued on another device. */
import type { Browser, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { ADMIN, EVENT, expect, holdBack, requestsTo, test } from "./fixtures.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const restored = (page: Page) => page.getByRole("status").filter({ hasText: "Restored what you typed on" });
const copyAt = (id: number | "new") => `/api/events/${id}/working-copy`;
const copyOf = async (page: Page, id: number | "new") =>
  (await (await page.request.get(copyAt(id))).json()) as { data: typeof EVENT } | null;
/** Waits until the server has this title. */
const expectStored = (page: Page, id: number | "new", title: string) =>
  expect.poll(async () => (await copyOf(page, id))?.data.title).toBe(title);

/** Opens another device of the same administrator. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.request.post("/api/session", { data: ADMIN });
  return page;
}

test.beforeEach(async ({ signIn, events: _ }) => signIn());

test("unsaved text of one device is continued on another", async ({ page, events, browser, baseURL }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Typed on the laptop");
  await expectStored(page, id, "Typed on the laptop");
  const phone = await otherDevice(browser, baseURL);
  await phone.goto("/admin");
  const task = phone.getByRole("listitem").filter({ hasText: "“Pitch Night” has text that is not saved" });
  expect(await findings(phone)).toEqual([]);
  await task.getByRole("link", { name: "Continue" }).click();
  await expect(phone).toHaveURL(`/edit-event/${id}`);
  await expect(restored(phone)).toContainText("on another device. You did not save it.");
  await expect(field(phone, "Title")).toHaveValue("Typed on the laptop");
  expect(await findings(phone)).toEqual([]);
  await field(phone, "Location").fill("Hall 9");
  await update(phone);
  await expect(phone).toHaveURL("/events");
  const saved = await (await page.request.get(`/api/events/${id}`)).json();
  expect(saved).toMatchObject({ title: "Typed on the laptop", location: "Hall 9" });
  await expect.poll(() => copyOf(page, id)).toBeNull();
  await phone.goto("/admin");
  await expect(task).toHaveCount(0);
  await phone.context().close();
});

test("a new event is continued on another device, and saving it ends that", async ({ page, browser, baseURL }) => {
  await page.goto("/add-event");
  for (const [name, text] of Object.entries(EVENT)) await page.locator(`form [name=${name}]`).fill(text);
  await expect.poll(async () => (await copyOf(page, "new"))?.data).toMatchObject(EVENT);
  const phone = await otherDevice(browser, baseURL);
  await phone.goto("/add-event");
  await expect(field(phone, "Title")).toHaveValue(EVENT.title);
  await phone.getByRole("button", { name: "Submit Event" }).click();
  await expect(phone).toHaveURL("/events");
  await expect.poll(() => copyOf(page, "new")).toBeNull();
  await phone.goto("/add-event");
  await expect(field(phone, "Title")).toHaveValue("");
  await phone.context().close();
});

test("the texts of this browser can be chosen if they are older", async ({ page, events, browser, baseURL }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.route(`**${copyAt(id)}`, (route) => route.abort());
  await field(page, "Title").fill("Typed here first");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  const phone = await otherDevice(browser, baseURL);
  await phone.goto(`/edit-event/${id}`);
  await field(phone, "Title").fill("Typed there later");
  await expectStored(phone, id, "Typed there later");
  await page.unrouteAll();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Typed there later");
  await page.getByRole("button", { name: "Use what you typed in this browser instead" }).click();
  await expect(field(page, "Title")).toHaveValue("Typed here first");
  await expect(restored(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Title")).toHaveValue("Typed there later");
  await phone.context().close();
});

test("what was typed last is sent as soon as a phone shows another app", async ({ page, events }) => {
  const { id } = await events.add();
  await page.clock.install();
  await page.goto(`/edit-event/${id}`);
  // From here on no delay passes, as in a phone that stops hidden pages.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, "Title").fill("Typed on the bus");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expectStored(page, id, "Typed on the bus");
});

test("one request is in flight, and the next has the latest text", async ({ page, events }) => {
  const { id } = await events.add();
  const sent = requestsTo(page, copyAt(id));
  const release = await holdBack(page, `**${copyAt(id)}`);
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("First");
  await expect.poll(() => sent.length).toBe(1);
  for (const title of ["Second", "Third"]) {
    await field(page, "Title").fill(title);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(title);
  }
  expect(sent).toHaveLength(1);
  release();
  await expectStored(page, id, "Third");
  const numbers = sent.map((request) => (request.postDataJSON() as { number: number }).number);
  expect(sent).toHaveLength(2);
  expect(numbers[1]).toBeGreaterThan(numbers[0]!);
});

test("a save waits for the request in flight, so that no copy remains", async ({ page, events }) => {
  const { id } = await events.add();
  const sent = requestsTo(page, copyAt(id));
  await page.goto(`/edit-event/${id}`);
  const release = await holdBack(page, `**${copyAt(id)}`);
  await field(page, "Title").fill("Saved");
  await expect.poll(() => sent.length).toBe(1);
  await update(page);
  await expect(page).toHaveURL("/events");
  release();
  await expect.poll(() => sent.map((request) => request.method())).toEqual(["PUT", "DELETE"]);
  await expect.poll(() => copyOf(page, id)).toBeNull();
});

test("text typed without a network arrives when it is back; the form says where it is", async ({
  page,
  events,
  context,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  const onServer = page.getByText("What you type is stored in this browser and on the server until you");
  const inBrowser = page.getByText("What you type is stored in this browser until you");
  await expect(onServer).toBeVisible();
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(copyAt(id)));
  await field(page, "Title").fill("Typed in the train");
  await failed;
  await expect(inBrowser).toBeVisible();
  await context.setOffline(false);
  await expectStored(page, id, "Typed in the train");
  await expect(onServer).toBeVisible();
});

test("a copy that cannot be stored or finds no session shows no message", async ({ page, events }) => {
  for (const status of [503, 401]) {
    const { id } = await events.add();
    const sent = requestsTo(page, copyAt(id));
    await page.route(`**${copyAt(id)}`, (route) => route.fulfill({ status, json: { error: { message: "No." } } }));
    await page.goto(`/edit-event/${id}`);
    await field(page, "Title").fill("Typed");
    await expect.poll(() => sent.length, `${status}`).toBe(1);
    await field(page, "Title").fill("Typed on");
    await expect.poll(() => sent.length, `${status}`).toBe(2);
    await expect(page.getByRole("alert"), `${status}`).toHaveCount(0);
    await expect(page.getByRole("dialog"), `${status}`).toHaveCount(0);
    await expect(page.getByText("cannot be stored"), `${status}`).toHaveCount(0);
  }
});

test("the form warns if neither browser nor server can store the text", async ({ page, events }) => {
  const { id } = await events.add();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.route(`**${copyAt(id)}`, (route) => route.abort());
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("Typed");
  await expect(page.getByText("What you type cannot be stored just now.")).toBeVisible();
});
