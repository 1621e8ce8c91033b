/** Messages appear where the person looks, take the focus, and restore it. */
import { expect, EVENT, test } from "./fixtures.ts";

const PHONE = { width: 360, height: 740 };

test.beforeEach(async ({ signIn }) => signIn());

test("the page does not move when the focus goes to a button of a message", async ({ page, events }) => {
  for (let count = 0; count < 6; count += 1) await events.add();
  await page.setViewportSize(PHONE);
  await page.goto("/admin/events");
  await page
    .getByRole("button", { name: `Delete ${EVENT.title}` })
    .nth(2)
    .click();
  await expect(page.getByRole("alert")).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("no button covers another one in a short message, and closing it leads back to the versions", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "Other" } });
  await page.goto(`/admin/events/${id}/history`);
  await page.getByRole("button", { name: "Restore version 1 …" }).click();
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Version 1 was restored.");
  const close = page.getByRole("button", { name: "Close this message" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ ...PHONE, width });
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    const [left, right] = await Promise.all([undo.boundingBox(), close.boundingBox()]);
    const isFree = left!.x + left!.width <= right!.x || left!.y >= right!.y + right!.height;
    expect(isFree, `at ${width} px`).toBe(true);
  }
  await expect(page.getByText("Current version")).toBeVisible();
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  await close.click();
  await expect(page.getByRole("main").getByRole("list").locator("button:focus")).toHaveCount(1);
});

test("focus never falls to the body while Undo runs", async ({ page, events }) => {
  await events.add();
  await page.goto("/admin/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await page.evaluate(() => {
    Reflect.set(window, "onBody", []);
    const look = () => {
      if (document.activeElement === document.body) (Reflect.get(window, "onBody") as string[]).push("body");
      requestAnimationFrame(look);
    };
    document.querySelector("[role=alert]")?.parentElement?.querySelector("button")?.addEventListener("click", look);
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText("The event is back.");
  expect(await page.evaluate(() => Reflect.get(window, "onBody"))).toEqual([]);
});

test("Tab, Escape and closing lead from a message back to the button that was pressed", async ({ page, events }) => {
  await events.add({ title: "Doubled night" });
  await page.goto("/admin/events");
  await page.route("**/api/events/*", (route) => route.abort());
  const pressed = page.getByRole("button", { name: "Delete Doubled night" });
  const message = page.getByRole("alert");
  await pressed.press("Enter");
  await expect(message).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(pressed).toBeFocused();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close this message" }).click(),
  ]) {
    await pressed.click();
    await expect(message).toBeFocused();
    await close();
    await expect(message).toHaveCount(0);
    await expect(pressed).toBeFocused();
  }
  await pressed.press("Enter");
  await expect(message).toHaveText("Failed to delete event.");
  await expect(message).toBeFocused();
  for (let press = 1; press <= 3; press += 1) await page.keyboard.press("Tab");
  await expect(pressed).toBeFocused();
  await page.getByRole("button", { name: "Close this message" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Admin desk" }), "once only: this is next in the document").toBeFocused();
  await page.getByRole("searchbox").click();
  await expect(message, "a failure stays").toBeVisible();
});

test("the message about a row that is gone leads to the next row, or else to the one before", async ({
  page,
  events,
}) => {
  for (const [title, date] of [
    ["Third night", "2026-03-01"],
    ["Second night", "2026-03-02"],
    ["First night", "2026-03-03"],
  ])
    await events.add({ title: title!, date: date! });
  await page.goto("/admin/events");
  const rowOf = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  const firstOf = (title: string) => rowOf(title).locator("a, button").first();
  await page.getByRole("button", { name: "Delete Second night" }).click();
  await expect(rowOf("Second night")).toHaveCount(0);
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(firstOf("Third night")).toBeFocused();

  await page.getByRole("button", { name: "Delete Third night" }).click();
  await expect(rowOf("Third night")).toHaveCount(0);
  await page.getByRole("button", { name: "Close this message" }).press("Tab");
  await expect(firstOf("First night")).toBeFocused();

  await page.getByRole("button", { name: "Delete First night" }).click();
  await expect(rowOf("First night")).toHaveCount(0);
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.locator("#below-navigation"), "no row is left").toBeFocused();
});

test("a message about a success closes when the person goes on", async ({ page, events }) => {
  await events.add({ title: "Gone night" });
  await events.add();
  await page.goto("/admin/events");
  const search = page.getByRole("searchbox");
  for (const goOn of [() => search.click(), () => search.pressSequentially("x")]) {
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Tab");
    await page.getByRole("alert").click();
    await search.focus();
    await expect(page.getByRole("alert")).toBeVisible();
    await goOn();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("a message is on the screen and leaves the heading free", async ({ page, events }) => {
  for (let index = 0; index < 12; index += 1) await events.add({ title: `Night ${index}` });
  for (const [title, size] of [
    ["Night 0", PHONE],
    ["Night 1", { width: 1280, height: 800 }],
  ] as const) {
    const at = `at ${size.width} px`;
    await page.setViewportSize(size);
    await page.goto("/admin/events");
    await page.getByRole("button", { name: `Delete ${title}`, exact: true }).click();
    await expect(page.getByRole("alert"), at).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("alert"), at).toBeInViewport({ ratio: 1 });
    const message = (await page.getByRole("alert").boundingBox())!;
    const heading = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(message.y, at).toBeGreaterThan(heading.y + heading.height);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("alert"), at).toBeInViewport({ ratio: 1 });
    const footer = (await page.getByRole("contentinfo").boundingBox())!;
    const top = (await page.getByRole("alert").boundingBox())!.y;
    expect(footer.y + footer.height, at).toBeLessThanOrEqual(top);
  }
});
