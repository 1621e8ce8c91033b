import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { respond, EVENT, expect, requestsTo, test } from "./fixtures.ts";

const FIXED = ["Social Media Engagement Challenge", "Eureka Pitching Competition 2025", "IDEATHON 2025"];
const PLACEHOLDER = "No new events are announced at the moment.";

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const followEvents = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Events" }).click();

test("the three fixed events come first, then the server's, newest first", async ({ page, events }) => {
  await events.add({ title: "The middle one", date: "2026-03-01" });
  await events.add({ title: "The oldest one", date: "2020-01-31" });
  await events.add({ title: "The newest one", date: "2026-03-02" });
  const expected = [...FIXED, "The newest one", "The middle one", "The oldest one"];
  await page.goto("/events");
  await expect(titles(page)).toHaveText(expected);
  await page.goto("/");
  await followEvents(page);
  await expect(titles(page)).toHaveText(expected);
});

test("the first HTML carries the list; a move inside the site makes the call", async ({ page, events }) => {
  await events.add();
  const calls = requestsTo(page, "/api/events");
  await page.goto("/events");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  expect(calls).toHaveLength(0);
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/gallery");
  await followEvents(page);
  await expect(titles(page)).toHaveText([...FIXED, EVENT.title]);
  expect(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)).toEqual(["GET /api/events"]);
});

const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  "no response": (page) => page.route("**/api/events", (route) => route.abort()),
  "a status of 500": (page) =>
    respond(page, "GET", "**/api/events", { status: 500, json: { error: { message: "Away." } } }),
  "no JSON": (page) => respond(page, "GET", "**/api/events", { status: 200, body: "<h1>Hello</h1>" }),
  "another shape": (page) => respond(page, "GET", "**/api/events", { status: 200, json: { items: [] } }),
};

test("when the list cannot be loaded or read, a notice offers to try again, and that helps", async ({
  page,
  events,
  consoleMessages,
}) => {
  await events.add();
  await page.goto("/");
  for (const [name, fail] of Object.entries(FAILURES)) {
    await fail(page);
    await followEvents(page);
    await expect(page.getByRole("alert"), name).toContainText("The newest events could not be loaded just now.");
    await expect(titles(page), name).toHaveText(FIXED);
    await expect(page.getByText(PLACEHOLDER), name).toHaveCount(0);
    expect(consoleMessages.splice(0), name).toEqual([expect.stringMatching(/^Events could not be loaded:/)]);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(titles(page), name).toHaveText([...FIXED, EVENT.title]);
    await expect(page.getByRole("alert"), name).toHaveCount(0);
    await expect(page.getByRole("main"), name).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL("/gallery");
  }
});

test("script in an event is shown as text", async ({ page, events }) => {
  const title = '<img src="x" onerror="document.title=1"><script>document.title = 2</script>';
  await events.add({ title, description: "</script><script>document.title = 3</script>", location: "<b>Hall</b>" });
  for (const open of [() => page.goto("/events"), () => page.goto("/").then(() => followEvents(page))]) {
    await open();
    await expect(titles(page).last()).toHaveText(title);
    await expect(page.getByText("</script><script>document.title = 3</script>")).toBeVisible();
    await expect(page.getByText("<b>Hall</b>", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Events/);
  }
});

test("during an outage Try again keeps the page, and works afterwards", async ({
  page,
  context,
  events: _,
  consoleMessages,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { name: FIXED[0] })).toBeVisible();
  await page.route("**/api/events", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Try again" }).click();
  const failures = () => consoleMessages.filter((message) => message.startsWith("Events could not be loaded:"));
  await expect.poll(() => failures().length, "the second try has failed as well").toBe(2);
  await expect(page.getByRole("heading", { name: FIXED[0] })).toBeVisible();
  await context.setOffline(false);
  await page.unroute("**/api/events");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The browser itself reports being offline.
  const logged = consoleMessages.splice(0).filter((message) => !message.includes("net::ERR_INTERNET_DISCONNECTED"));
  expect(logged.filter((message) => !message.startsWith("Events could not be loaded:"))).toEqual([]);
});
