import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

const WIDTHS = [320, 360, 768];
const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(6);

/** By how many pixels the page is wider than the screen. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    return scrollWidth - clientWidth;
  });

async function expectNoSidewaysScroll(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const path of [...PUBLIC_PAGES.map((page) => page.path), "/no-such-page", "/blogs/no-such-blog"]) {
  test(`${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  });
}

test("the events as an admin sees them do not scroll sideways, whatever the title", async ({
  page,
  signIn,
  events,
}) => {
  await events.add({ title: LONG_WORD.slice(0, 200), description: LONG_WORD, location: LONG_WORD.slice(0, 200) });
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: /^Delete Donau/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Delete Donau/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the admin's forms and messages do not scroll sideways", async ({ page, signIn, events }) => {
  const { id } = await events.add({ title: LONG_WORD.slice(0, 200) });
  await page.request.post("/api/contact", {
    data: {
      from_name: LONG_WORD.slice(0, 100),
      from_email: `${"a".repeat(60)}@${"b".repeat(60)}.example.edu`,
      message: LONG_WORD,
    },
  });
  await signIn();
  for (const [path, heading] of [
    ["/add-event", "Add Event"],
    [`/edit-event/${id}`, "Edit Event"],
    ["/admin/messages", "Messages"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectNoSidewaysScroll(page);
  }
});
