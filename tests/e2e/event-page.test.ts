import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate/node";
import { png } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { EVENT, expect, requestsTo, test } from "./fixtures.ts";

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");

test("a title in the list leads to the event's page, which leads back and to other events", async ({
  page,
  events,
}) => {
  const { id } = await events.add({ image: await png(900, 600), date: "2999-03-09" });
  await page.goto("/events");
  await titles(page).filter({ hasText: EVENT.title }).click();
  await expect(page).toHaveURL(`/events/${id}/pitch-night`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EVENT.title);
  await expect(page.getByText("Upcoming", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("time")).toHaveText("March 9, 2999");
  await expect(page.getByRole("link", { name: "Calendar file" })).toHaveAttribute("href", `/events/${id}.ics`);
  await expect(page.getByRole("link", { name: "Google" })).toHaveAttribute("href", /dates=29990309%2F29990310/);
  await expect(page.getByRole("link", { name: "Outlook" })).toHaveAttribute("href", /allday=true/);
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /pitch-night/);
  await expect(page.getByRole("link", { name: "E-mail" })).toHaveAttribute("href", /^mailto:\?subject=Pitch%20Night/);
  await page.goBack();
  await expect(page).toHaveURL("/events");
  await page.goForward();
  const other = page.getByRole("navigation", { name: "Other events" });
  await other.getByRole("link", { name: "Social Media" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Social Media Engagement Challenge");
  await other.getByRole("link", { name: EVENT.title }).click();
  await expect(page).toHaveURL(`/events/${id}/pitch-night`);
});

test("nothing overlaps a poster, on a phone either", async ({ page, events }) => {
  const { id } = await events.add({ image: await png(600, 900) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/events/${id}/pitch-night`);
  const poster = (await page.getByRole("img", { name: EVENT.title }).boundingBox())!;
  const label = (await page.getByText("Open large").boundingBox())!;
  expect(label.y).toBeGreaterThanOrEqual(poster.y + poster.height);
});

test("the pages of events pass axe, also of a removed one, and their HTML is valid", async ({
  page,
  events,
  adminCookie,
}) => {
  const description = "See https://example.edu/form.\n\nSecond paragraph.";
  const { id } = await events.add({ image: await png(900, 600), date: "2999-03-09", description });
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: { "attr-case": "off", "require-sri": "off" },
  });
  for (const path of [`/events/${id}/pitch-night`, "/events/archive/ideathon-2025", "/events/embed", "/events?q=x"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path.endsWith("embed"))
      await expect(page.locator("ol"), "it has its style").toHaveCSS("list-style-type", "none");
    expect(await findings(page), path).toEqual([]);
    const { results } = await validator.validateString(await (await page.request.get(path)).text());
    const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(problems, path).toEqual([]);
  }
  await page.request.delete(`/api/events/${id}`, { headers: { Cookie: adminCookie } });
  expect((await page.goto(`/events/${id}/pitch-night`))!.status()).toBe(410);
  expect(await findings(page)).toEqual([]);
});

test("the filter works by its links and its form, and says when nothing fits", async ({ page, events }) => {
  await events.add({ title: "To come", date: "2999-01-01" });
  await page.goto("/events");
  const calls = requestsTo(page, "/api/events");
  await page.getByRole("link", { name: "Upcoming" }).click();
  await expect(page).toHaveURL("/events?when=upcoming");
  await expect(titles(page)).toHaveText(["To come"]);
  expect(calls.map((call) => new URL(call.url()).pathname + new URL(call.url()).search)).toEqual(["/api/events"]);
  await expect(page.getByRole("region", { name: "Next event" })).toHaveCount(0);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page.getByRole("region", { name: "Next event" }).getByRole("link")).toHaveText("To come");
  await page.getByLabel("Year").selectOption("2025");
  await page.getByLabel("Search events").fill("pitching");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(titles(page)).toHaveText(["Eureka Pitching Competition 2025"]);
  await page.getByLabel("Search events").fill("no such words");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No events found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all events" }).click();
  await expect(titles(page)).toHaveCount(4);
});

test("more than fifty events: older ones are appended, announced and focused", async ({
  page,
  events,
  consoleMessages,
}) => {
  test.slow();
  for (let day = 1; day <= 60; day += 1)
    await events.add({ title: `Talk ${day}`, date: new Date(Date.UTC(2021, 0, day)).toISOString().slice(0, 10) });
  await page.goto("/gallery");
  const calls = requestsTo(page, "/api/events");
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(titles(page)).toHaveCount(53);
  await page.route("**/events.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Older events" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(titles(page)).toHaveCount(53);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(titles(page)).toHaveCount(63);
  await expect(page.getByRole("link", { name: "Older events" })).toHaveCount(0);
  expect(calls).toHaveLength(0);
  consoleMessages.splice(0);
  await page.goto("/events?when=past");
  const found = page.getByRole("search").getByRole("status");
  await expect(found).toHaveText("Events found: more than 53");
  await page.getByRole("link", { name: "Older events" }).click();
  await expect(titles(page)).toHaveCount(63);
  await expect(titles(page).nth(53)).toBeFocused();
  await expect(page.getByText("10 more below")).toBeAttached();
  await expect(found).toBeEmpty();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter and the page of an event work", async ({ page, events }) => {
    await events.add({ title: "Zenith Day", date: "2999-01-01" });
    await page.goto("/events");
    await page.getByLabel("Search events").fill("zenith DAY");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/events?year=&q=zenith+DAY");
    await expect(titles(page)).toHaveText(["Zenith Day"]);
    await page.getByRole("link", { name: "Past" }).click();
    await expect(page.getByText("No events found.")).toBeVisible();
    await page.getByRole("link", { name: "Show all events" }).click();
    await titles(page).filter({ hasText: "IDEATHON" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IDEATHON 2025");
  });
});
