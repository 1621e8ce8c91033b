/** A new administrator makes the site that of their own cell, on a phone. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { transparentPng } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, overhang } from "./overflow.ts";

const PHONE = { width: 360, height: 740 };
const SETTINGS = "/admin/content/site";
/** From this width the links of the header are a row. */
const NARROWEST_ROW = { width: 900, height: 740 };
/** As long as the field allows. */
const LONG_NAME = "Entrepreneurship Council";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

async function publish(page: Page) {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
}

test("the name of the cell in the menu is found by search, and changed", async ({ page }) => {
  await page.goto("/admin/content");
  await page.getByLabel("Search", { exact: true }).fill("E-CELL");
  await page.getByRole("link", { name: "Name: Name of the cell in the menu" }).click();
  const field = page.getByLabel("Name of the cell in the menu");
  await expect(field).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await field.fill("Startup Hub");
  await publish(page);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Startup Hub", exact: true }).click();
  await expect(page).toHaveURL("/discover/who-we-are");
  await expect(page.getByRole("main").getByText("Startup Hub", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Startup Hub" })).toBeVisible();
  await page.goto("/discover");
  await expect(page).toHaveTitle("Startup Hub · TPIC");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Startup Hub");
});

test("the longest names fit on every screen, beside the menu and in it", async ({ page }) => {
  await page.goto(SETTINGS);
  await page.getByLabel("Name of the cell in the menu").fill(LONG_NAME);
  await page.getByLabel("Short name").fill("Shivalik Venture Laboratory");
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toContainText(PUBLISHED);
  await page.goto("/discover");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG_NAME);
  expect(await isCutOff(page)).toBe(false);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByText("Menu", { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(NARROWEST_ROW);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
});

test("a logo is uploaded, stands in the header without moving it, and is removed", async ({ page }) => {
  await page.goto(SETTINGS);
  const brand = page.getByRole("banner").getByRole("link", { name: "TPIC, Technology Pre-Incubation Cell" });
  const bar = async () => (await page.getByRole("banner").boundingBox())!.height;
  const height = await bar();
  await page.getByLabel("Choose a logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(await transparentPng(1_000, 200)),
  });
  await expect(page.getByRole("button", { name: /^Publish 1 change/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await publish(page);
  const logo = brand.locator("img");
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const sent = await page.request.get((await logo.getAttribute("src"))!);
  expect((await sharp(await sent.body()).stats()).isOpaque, "its background stays transparent").toBe(false);
  for (const path of ["/", "/discover/culture"]) {
    await page.goto(path);
    const shown = (await logo.boundingBox())!;
    expect(shown.width).toBeGreaterThan(140);
    expect(shown.width / shown.height, "it is not distorted").toBeCloseTo(5, 1);
    await expect(brand.locator("svg")).toHaveCount(0);
    expect(await bar()).toBe(height);
    expect(await findings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(NARROWEST_ROW);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE);
  }
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await publish(page);
  await expect(brand.locator("svg")).toBeVisible();
  await expect(logo).toHaveCount(0);
});

test("the desk asks to replace the example, and the tick in the settings ends that", async ({ page }) => {
  await page.goto("/admin");
  const tasks = page.getByRole("region", { name: "Needs you now" }).getByRole("listitem");
  const example = "This site still shows the example cell";
  await expect(tasks.first().getByRole("heading")).toHaveText(example);
  expect(await findings(page)).toEqual([]);
  await tasks.first().getByRole("link", { name: "Open the settings" }).click();
  await expect(page.getByText(/^\d+ texts are still from the example\./)).toBeVisible();
  await page.getByRole("link", { name: "Not changed yet" }).click();
  await expect(page.getByRole("heading", { name: "Not changed yet" })).toBeVisible();
  await page.goBack();
  await page.getByLabel("These are example texts").uncheck();
  await page.getByRole("button", { name: /^Publish/ }).click();
  // No page for visitors changes.
  await expect(page.getByRole("alert")).toContainText("Published.");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Needs you now" })).toBeVisible();
  await expect(page.getByText(example)).toHaveCount(0);
});

test("the list shows only what is not changed yet, and its search still finds everything", async ({ page }) => {
  const { data } = (await (await page.request.get("/api/content/site")).json()) as ContentDocument;
  await page.request.put("/api/content/site", { data: { ...data, menuName: "Startup Hub" } });
  await page.goto("/admin/content");
  const edit = (title: string) => page.getByRole("link", { name: `Edit ${title}`, exact: true });
  await expect(edit("Name, address and settings")).toBeVisible();
  await page.getByRole("link", { name: "Not changed yet" }).click();
  await expect(page).toHaveURL("/admin/content?unchanged=1");
  await expect(page.getByRole("heading", { name: "Not changed yet" })).toBeVisible();
  await expect(edit("Home page")).toBeVisible();
  await expect(edit("Name, address and settings")).toHaveCount(0);
  await expect(page.getByText("Still as at the beginning in Name, address and settings")).toBeVisible();
  await expect(page.getByRole("link", { name: "Website of the university" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Search", { exact: true }).fill("Startup Hub");
  await expect(edit("Name, address and settings")).toBeVisible();
  await page.reload();
  await page.getByLabel("Search", { exact: true }).fill("");
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(page).toHaveURL("/admin/content");
  await expect(edit("Name, address and settings")).toBeVisible();
});

/** The banner hides what is outside of it, so the page does not scroll. */
const isCutOff = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return text.getBoundingClientRect().right > innerWidth;
  });
