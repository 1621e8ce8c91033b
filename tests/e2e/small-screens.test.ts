import { png } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const LONGEST = LONG_WORD.slice(0, eventCollection.fields.title.max);

test("the events as an admin sees them pass axe and do not scroll sideways, whatever the title", async ({
  page,
  signIn,
  events,
}) => {
  const image = await png(900, 600);
  await events.add({ title: LONGEST, description: LONG_WORD, location: LONGEST, image });
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: /^Delete Donau/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Delete Donau/ }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
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

test("at 400 % zoom a question begins with its heading, which names what is deleted", async ({
  page,
  signIn,
  events,
}) => {
  await signIn();
  const { id } = await events.add({ title: "Forget me, a walk over the four passes" });
  await page.request.delete(`/api/events/${id}`);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/admin/trash");
  await page.getByRole("button", { name: /^Delete for good Forget me/ }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(
    await question.evaluate((element) => [element.scrollHeight > element.clientHeight, element.scrollTop]),
  ).toEqual([true, 0]);
});
