/** The status of an event follows today's date in the site's time zone. */
import { todayIn } from "../../domain/moments.ts";
import { expect, test } from "./fixtures.ts";

const SITE_TIME_ZONE = "Asia/Kolkata";

test("an event is upcoming, today or took place", async ({ page, events }) => {
  await events.add({ title: "Far ahead", date: "9999-12-31" });
  await events.add({ title: "This very day", date: todayIn(SITE_TIME_ZONE) });
  await events.add({ title: "Long over", date: "2001-01-01" });
  const words = {
    "Far ahead": "Upcoming",
    "This very day": "Today",
    "Long over": "Took place",
    "IDEATHON 2025": "Took place",
  };
  for (const open of [
    () => page.goto("/events"),
    () => page.goto("/").then(() => page.getByRole("banner").getByRole("link", { name: "Events" }).click()),
  ]) {
    await open();
    for (const [title, status] of Object.entries(words)) {
      const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
      await expect(item.getByText(status, { exact: true })).toBeVisible();
    }
  }
});

test("without a coming event the card of the home page says that its day is over", async ({ page, events: _ }) => {
  await page.goto("/");
  const ticket = page.getByRole("article").filter({ has: page.locator('time[datetime="2025-10-13"]') });
  await expect(ticket.getByText("Took place", { exact: true })).toBeVisible();
});

test("the card of the home page leads to the next event", async ({ page, events }) => {
  await events.add({ title: "Far ahead", date: "9999-12-31" });
  await page.goto("/");
  await page.getByRole("article").getByRole("link", { name: "Learn More about Far ahead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Far ahead");
});
