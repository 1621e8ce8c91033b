import { png } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { EVENT, expect, photo, test } from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };

test("the check finds text with contrast 6:1, and links that are too small for a finger", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Grey</title><meta name="color-scheme" content="light dark">
    <main><h1>Grey</h1><p style="color: light-dark(#616161, #939393); background: light-dark(#fff, #111)">Words</p></main>`);
  expect(await findings(page)).toEqual([
    expect.stringContaining("light color-contrast-enhanced: p"),
    expect.stringContaining("dark color-contrast-enhanced: p"),
  ]);

  const link = (to: string) => `<li style="line-height: 1"><a href="${to}" style="color: #000">Go</a></li>`;
  await page.setContent(`<html lang="en"><title>Small</title><main style="background: #fff"><h1>Small</h1>
    <ul style="font-size: 12px">${link("/a")}${link("/b")}</ul></main>`);
  expect(await findings(page)).toEqual([
    expect.stringContaining("light target-size: "),
    expect.stringContaining("light target-size: "),
  ]);
});

test("the open mobile menu passes axe", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Gallery" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("the login after a wrong password passes axe", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.edu");
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("the contact form with errors passes axe", async ({ page }) => {
  await page.goto("/connect");
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await page.getByLabel("Email", { exact: true }).fill("meera@example.edu");
  await page.getByLabel("Message", { exact: true }).fill("   ");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("the events with a failed load pass axe", async ({ page, consoleMessages }) => {
  await page.goto("/");
  await page.route("**/api/events", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  consoleMessages.splice(0);
});

test("the form for an event passes axe, with errors and a preview too", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByRole("button", { name: "Submit Event" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const label of ["Title", "Description", "Location"]) await page.getByLabel(label, { exact: true }).fill("   ");
  await page.getByLabel("Date", { exact: true }).fill("2026-03-09");
  await page.getByLabel("Choose an image").setInputFiles(await photo());
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("conflicts, restored texts and every part of the form pass axe", async ({ page, signIn, events }) => {
  const { id } = await events.add({ image: await png(900, 600) });
  await signIn();
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("Title", { exact: true }).fill("Mine");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "Theirs" } });
  await page.reload();
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("group", { name: "Title" })).toBeVisible();
  for (const part of ["Times and last day", "Registration, cancelled, postponed", "After the event"])
    await page.getByText(part).click();
  expect(await findings(page)).toEqual([]);
});
