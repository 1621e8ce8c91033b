import { expect, test } from "./fixtures.ts";
import { brokenWords } from "./words.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
});

test("only links to other sites say where they lead", async ({ page, events: _ }) => {
  await page.goto("/");
  const links = await page.locator("main a[href]").evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute("href")!,
      printed: getComputedStyle(link, "::after").content !== "none",
    })),
  );
  const isElsewhere = ({ href }: { href: string }) => href.startsWith("http");
  expect(links.some(isElsewhere)).toBe(true);
  expect(links.some((link) => !isElsewhere(link))).toBe(true);
  for (const link of links) expect(link.printed, link.href).toBe(isElsewhere(link));
});

test("a member's card is printed whole, with an unbroken name and the mail address only", async ({ page }) => {
  await page.goto("/team");
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(22);
  const beyond = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [...card.querySelectorAll("*")]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, right, bottom }) => width > 0 && (right > box.right + 1 || bottom > box.bottom + 1))
        .map(() => card.textContent);
    }),
  );
  expect(beyond).toEqual([]);
  expect(await page.getByRole("heading", { level: 3 }).evaluateAll(brokenWords)).toEqual([]);
  const widths = await page
    .locator("main li img")
    .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().width)));
  expect(new Set(widths).size, "all portraits have one size").toBe(1);
  const links = page.getByRole("main").getByRole("link").filter({ visible: true });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const address = (await link.getAttribute("href"))!.replace("mailto:", "");
    expect(address).toContain("@");
    await expect(link).toHaveAttribute("title", address);
    expect(await link.evaluate(isPrintedBehind), address).toBe(true);
  }
});

test("a row of the events list has its text next to its picture, and no address breaks a label", async ({
  page,
  events,
}) => {
  const { id } = await events.add({
    date: "2099-03-09",
    linkUrl: `https://example.edu/register?for=${"a-long-name-".repeat(8)}`,
    linkLabel: "Register for Pitch Night",
  });
  await page.goto("/events");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "IDEATHON 2025" }) });
  const [text, picture] = [await row.getByRole("heading").boundingBox(), await row.getByRole("img").boundingBox()];
  expect(picture!.x).toBeGreaterThan(text!.x + text!.width);
  expect(text!.width).toBeGreaterThan(300);
  await page.goto(`/events/${id}`);
  expect(await page.getByText("Register for Pitch Night").evaluateAll(brokenWords)).toEqual([]);
});

test("a page is printed in light colours, without buttons, and says which year was chosen", async ({ page }) => {
  await page.goto("/discover/nodes");
  const lightness = await page.evaluate(() => Number(getComputedStyle(document.body).color.match(/[\d.]+/)?.[0]));
  expect(lightness).toBeLessThan(0.5);
  for (const role of ["navigation", "button"] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  for (const [path, words] of [
    ["/team", "Students Team - 2024"],
    ["/connect", "Students Team - 2024"],
    ["/discover/nodes", "Nodes of 2024"],
  ] as const) {
    await page.goto(`${path}?year=2024`);
    const year = page.locator("#year");
    await expect(year).toBeVisible();
    await expect(year.locator("option:checked")).toHaveText(words);
    await expect(year).toHaveCSS("appearance", "none");
    await expect(year).toHaveCSS("border-top-width", "0px");
    await expect(page.getByText("Year", { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
});

test("each printed page names the cell once, at the top", async ({ page }) => {
  for (const path of ["/", "/discover/culture", "/events", "/no-such-page"]) {
    await page.goto(path);
    const name = page.getByRole("banner").getByRole("link", { name: /Technology Pre-Incubation Cell/ });
    await expect(name).toBeVisible();
    expect(await name.evaluate(isPrintedBehind), path).toBe(true);
    const again = page.getByRole("main").getByText(/^(TPIC )?Technology Pre-Incubation Cell$/);
    await expect(again.filter({ visible: true }), path).toHaveCount(0);
  }
});

test("printed pages of admins have a head of their own instead", async ({ page, signIn }) => {
  await signIn();
  for (const path of ["/admin", "/admin/reports", "/admin/handover/print"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body > header")).toBeHidden();
  }
});

const isPrintedBehind = (element: Element) => getComputedStyle(element, "::after").content !== "none";
