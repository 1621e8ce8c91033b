/** Buttons and a menu move the items of a list, with one thumb and by keyboard. */
import type { Page } from "@playwright/test";
import type { Event } from "../../app/features/events/event.ts";
import { findings } from "./axe.ts";
import { EVENT, expect, photo, test } from "./fixtures.ts";
import { overhang } from "./overflow.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const descriptions = (page: Page) =>
  page.getByLabel(/^What photo/).evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();

/** Opens the form of an event with photos A, B and C. */
async function openPhotos(page: Page, id: number) {
  const photos = [];
  for (const [index, alt] of ["A", "B", "C"].entries()) {
    const file = await photo({ width: 700 + index });
    const response = await page.request.post("/api/upload", { multipart: { file } });
    photos.push({ image: ((await response.json()) as { imageUrl: string }).imageUrl, alt });
  }
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, photos } });
  await page.goto(`/edit-event/${id}`);
  await expect(page.getByLabel(/^What photo/)).toHaveCount(3);
}

test.beforeEach(async ({ signIn }) => signIn());

test("a photo is moved by keyboard, keeps the focus, and its new place is announced", async ({ page, events }) => {
  const { id } = await events.add();
  await openPhotos(page, id);
  await button(page, "Move down photo 1").focus();
  await page.keyboard.press("Enter");
  expect(await descriptions(page)).toEqual(["B", "A", "C"]);
  await expect(page.getByRole("status").filter({ hasText: "“A” is now photo 2 of 3." })).toBeAttached();
  await expect(button(page, "Move down photo 2")).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await descriptions(page)).toEqual(["B", "C", "A"]);
  await expect(button(page, "Move down photo 3")).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await descriptions(page), "the last photo stays").toEqual(["B", "C", "A"]);
  await button(page, "Move up photo 2").press("Enter");
  expect(await descriptions(page)).toEqual(["C", "B", "A"]);
  await expect(button(page, "Move up photo 1")).toBeFocused();
  await field(page, "Move photo 1 to place").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => descriptions(page), "the first arrow key").toEqual(["B", "C", "A"]);
  await button(page, "Move down photo 1").click({ clickCount: 2 });
  expect(await descriptions(page), "two quick clicks").toEqual(["C", "A", "B"]);
});

test("a photo is moved to any place, and the order is saved", async ({ page, events }) => {
  const { id } = await events.add();
  await openPhotos(page, id);
  await field(page, "Move photo 3 to place").selectOption("1 of 3");
  await expect(field(page, "Move photo 1 to place")).toBeFocused();
  expect(await descriptions(page)).toEqual(["C", "A", "B"]);
  expect(await findings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.reload();
  await expect.poll(() => descriptions(page), "unsaved, after a reload").toEqual(["C", "A", "B"]);
  await update(page);
  await expect(page).toHaveURL("/events");
  const { photos } = (await (await page.request.get(`/api/events/${id}`)).json()) as Event;
  expect(photos.map(({ alt }) => alt)).toEqual(["C", "A", "B"]);
  await page.goto(`/edit-event/${id}`);
  await expect.poll(() => descriptions(page)).toEqual(["C", "A", "B"]);
});

test("the buttons of a photo fit on a screen of 320 pixels", async ({ page, events }) => {
  const { id } = await events.add();
  await page.setViewportSize({ width: 320, height: 640 });
  await openPhotos(page, id);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  for (const name of ["Move up photo 2", "Move down photo 2", "Remove photo 2"])
    expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("a removed photo comes back with Undo, and the form says how many there are", async ({ page, events }) => {
  const { id } = await events.add();
  await openPhotos(page, id);
  await expect(page.getByText("3 of 12")).toBeVisible();
  await field(page, "What photo 2 shows").fill("Changed");
  await button(page, "Remove photo 2").click();
  await expect(page.getByText("2 of 12")).toBeVisible();
  await button(page, "Undo").click();
  expect(await descriptions(page)).toEqual(["A", "Changed", "C"]);
  await page.getByLabel("Add more photos").setInputFiles(await photo({ width: 640 }));
  await expect(page.getByText("4 of 12")).toBeVisible();
  for (let left = 3; left > 0; left -= 1) await button(page, "Remove photo 1").click();
  await expect(page.getByText("1 of 12")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Move/ }), "nothing to be moved to").toHaveCount(0);
});
