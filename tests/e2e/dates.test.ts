/** Dates do not depend on the visitor's clock or time zone. */
import { expect, test } from "./fixtures.ts";

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("the days of events, of a blog and in the form of an event do not shift", async ({ page, events, signIn }) => {
      const { id } = await events.add({ title: "In autumn", date: "2025-10-13" });
      await events.add({ title: "On New Year's Day", date: "2026-01-01" });
      const menu = page.getByRole("banner");
      for (const path of ["/events", "/"]) {
        await page.goto(path);
        if (path === "/") {
          await expect(page.locator('time[datetime="2025-10-13"]')).toHaveText("October 13, 2025");
          await menu.getByRole("link", { name: "Events" }).click();
        }
        await expect(page.locator('time[datetime="2026-01-01"]')).toHaveText("January 1, 2026");
        await expect(page.locator('time[datetime="2025-10-13"]')).toHaveText("October 13, 2025");
        await expect(page.locator('time[datetime="2025-04-17"]')).toHaveText("April 17, 2025");
      }
      await menu.getByRole("link", { name: "Blogs" }).click();
      await expect(page.locator('time[datetime="2025-05-05"]')).toHaveText("May 5, 2025");
      await signIn();
      await page.goto(`/edit-event/${id}`);
      await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2025-10-13");
      await page.getByRole("button", { name: "Update Event" }).click();
      await expect(page).toHaveURL("/events");
      await expect(page.locator('time[datetime="2025-10-13"]')).toHaveText("October 13, 2025");
    });
  });
}
