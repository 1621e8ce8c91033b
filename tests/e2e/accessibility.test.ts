import { findings } from "./axe.ts";
import { expect, photo, test } from "./fixtures.ts";

test("the check finds text with contrast 6:1 and 3:1, and links that are too small for a finger", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Grey</title><meta name="color-scheme" content="light dark">
    <main><h1>Grey</h1><p style="color: light-dark(#616161, #939393); background: light-dark(#fff, #111)">Words</p></main>`);
  expect(await findings(page)).toEqual([
    expect.stringContaining("light color-contrast-enhanced: p"),
    expect.stringContaining("dark color-contrast-enhanced: p"),
  ]);
  await page.setContent(`<html lang="en"><title>Grey</title><meta name="color-scheme" content="light dark">
    <main><h1>Grey</h1><p style="color: light-dark(#949494, #5e5e5e); background: light-dark(#fff, #111)">Words</p></main>`);
  expect(await findings(page)).toEqual([
    expect.stringContaining("light color-contrast: p"),
    expect.stringContaining("dark color-contrast: p"),
  ]);

  const link = (to: string) => `<li style="line-height: 1"><a href="${to}" style="color: #000">Go</a></li>`;
  await page.setContent(`<html lang="en"><title>Small</title><main style="background: #fff"><h1>Small</h1>
    <ul style="font-size: 12px">${link("/a")}${link("/b")}</ul></main>`);
  expect(await findings(page)).toEqual([
    expect.stringContaining("light target-size: "),
    expect.stringContaining("light target-size: "),
  ]);
});

test("the form for an event passes axe with errors and a preview", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/add-event");
  for (const label of ["Title", "Description", "Location"]) await page.getByLabel(label, { exact: true }).fill("   ");
  await page.getByLabel("Date", { exact: true }).fill("2026-03-09");
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
