import type { Page } from "@playwright/test";
import { png } from "../support/pictures.ts";
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

const PATHS = [...PUBLIC_PAGES.map((page) => page.path), "/no-such-page", "/blogs/no-such-blog"];

for (const path of PATHS) {
  test(`${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  });

  test(`${path} loses nothing at 320 px, at twice the size, or with letters twice as large`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const [what, width, letters] of [
      ["320 px", 320, "100%"],
      // 1280 px wide at 200 % are 640 px to the page.
      ["zoom", 640, "100%"],
      ["large letters on a tablet", 768, "200%"],
      ["large letters on a phone", 360, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(setLetters, letters);
      expect(await overhang(page), what).toBeLessThanOrEqual(0);
      expect(await cutOff(page), what).toEqual([]);
    }
  });
}

/** Answers when the page has settled in its new size. */
async function setLetters(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
}

/** The words that lie outside the page, or outside something around them that hides what is too much. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const parent = words.currentNode.parentElement!;
      const { left, right, width } = range.getBoundingClientRect();
      if (
        width === 0 ||
        parent.closest(".visually-hidden, [aria-hidden] label, script, svg, noscript, option") ||
        !parent.checkVisibility()
      )
        continue;
      const frames = [document.documentElement];
      for (let around = parent as HTMLElement | null; around; around = around.parentElement) {
        if (hides(around)) frames.push(around);
      }
      const isLost = frames.some((frame) => {
        const box = frame.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      });
      if (isLost) lost.push(words.currentNode.textContent!.slice(0, 60));
    }
    return lost;
  });

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
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the admin's pages do not scroll sideways, not even with letters twice as large", async ({
  page,
  signIn,
  events,
}) => {
  await signIn();
  const { id, image, ...event } = await events.add({ title: LONG_WORD.slice(0, 200), image: await png(900, 600) });
  const photos = [{ image, alt: "The hall" }];
  await page.request.put(`/api/events/${id}`, { data: { ...event, outcome: LONG_WORD, photos } });
  await page.request.post("/api/contact", {
    data: {
      from_name: LONG_WORD.slice(0, 100),
      from_email: `${"a".repeat(60)}@${"b".repeat(60)}.example.edu`,
      message: LONG_WORD,
    },
  });
  for (const [path, heading] of [
    ["/add-event", "Add Event"],
    [`/edit-event/${id}`, "Edit Event"],
    [`/admin/events/${id}/history`, "History"],
    ["/admin/events", "Events and drafts"],
    ["/admin/import", "Import"],
    ["/admin/messages", "Messages"],
    ["/admin/account", "Account"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(setLetters, "200%");
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
  }
});

test("a touch screen shows no keyboard shortcut in the form", async ({ page, browser, signIn, context, baseURL }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByText("Ctrl", { exact: true })).toBeVisible();
  const storageState = await context.storageState();
  const phone = await browser.newContext({ baseURL, storageState, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  await touched.goto("/add-event");
  await expect(touched.getByText("What you type is stored in this browser")).toBeVisible();
  await expect(touched.getByText("Ctrl", { exact: true })).toBeHidden();
  await phone.close();
});
