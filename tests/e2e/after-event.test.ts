/** A finished event appears on its page, in the gallery and in a draft of a post, and has a poster. */
import type { Page } from "@playwright/test";
import type { Event } from "../../app/features/events/event.ts";
import { findings, settled } from "./axe.ts";
import { expect, photo, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { readQr } from "./read-qr.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";

const LONG_TITLE = "Himalayan Innovation Challenge for Pine Needles, Springs and Donaudampfschifffahrtsgesellschaften "
  .repeat(2)
  .trim();

async function finish(page: Page, { id }: Event) {
  const upload = async (alt: string, width: number) => {
    const response = await page.request.post("/api/upload", { multipart: { file: await photo({ width }) } });
    return { image: ((await response.json()) as { imageUrl: string }).imageUrl, alt };
  };
  const data = {
    outcome: "It went well.",
    photos: [
      await upload("Two teams shake hands", 900),
      await upload("The hall from above", 600),
      await upload("The last kite", 901),
    ],
    winners: [
      { name: "Team Pine", place: "First", prize: "5,000 rupees" },
      { name: "मीरा रावत", place: "Second" },
    ],
  };
  const response = await page.request.put(`/api/events/${id}/report`, { data });
  expect(response.status(), await response.text()).toBe(200);
}

test("a finished event has winners on its page and an album in the gallery", async ({ page, events, signIn }) => {
  const event = await events.add();
  await signIn();
  await finish(page, event);
  await page.goto("/gallery");
  const own = page.getByRole("main").getByRole("list").first();
  const count = await own.getByRole("listitem").count();
  const album = page.getByRole("region", { name: "Pitch Night" });
  await expect(album.getByRole("listitem")).toHaveText([
    "Two teams shake hands",
    "The hall from above",
    "The last kite",
  ]);
  // A photo alone in the last row is not larger than the screen.
  expect((await album.getByRole("listitem").last().boundingBox())!.height).toBeLessThan(600);
  await album.getByRole("link", { name: "The hall from above" }).press("Enter");
  const large = page.getByRole("dialog", { name: "Gallery" });
  await expect(large.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  // The picture is closed before its address is gone.
  await expect(page).toHaveURL("/gallery");
  await own.getByRole("link").first().press("Enter");
  await expect(large.getByText(`1 / ${count}`)).toBeVisible();
  await page.goBack();
  await expect(large).toHaveCount(0);
  await album.getByRole("link", { name: "The hall from above" }).press("Enter");
  await expect(large.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await album.getByRole("heading").getByRole("link").press("Enter");
  await expect(page).toHaveURL(`/events/${event.id}/pitch-night`);
  await expect(page.getByRole("listitem").filter({ hasText: "Team Pine" })).toHaveText("FirstTeam Pine5,000 rupees");
  await expect(page.getByText("मीरा रावत")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test("a double click begins one draft post and opens its form, once there is a network", async ({
  page,
  context,
  events,
  signIn,
  consoleMessages,
}) => {
  const event = await events.add({ title: "Spring Walk" });
  await signIn();
  await finish(page, event);
  await page.goto(`/events/${event.id}/spring-walk`);
  const button = page.getByRole("button", { name: "Write a post about it" });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.press("Enter");
  await expect(page.getByRole("alert")).toContainText("There was no internet connection.");
  await context.setOffline(false);
  consoleMessages.length = 0;
  const begun: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && begun.push(request.url())));
  await button.dblclick();
  await expect(page).toHaveURL("/admin/content/blogs/spring-walk");
  expect(begun.filter((url) => url.endsWith("/post"))).toHaveLength(1);
  await expect(page.getByLabel("Title")).toHaveValue("Spring Walk");
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(
    /It went well\.[^]*- First: Team Pine, 5,000 rupees/,
  );
  await page.goto("/blogs");
  await expect(page.getByText("Spring Walk")).toHaveCount(0);
});

test("the code on the poster is the address of the event, and a draft warns on the screen", async ({
  page,
  events,
  signIn,
  site,
}) => {
  const event = await events.add();
  await signIn();
  await page.goto(`/events/${event.id}/pitch-night`);
  await page.getByRole("link", { name: "Poster" }).press("Enter");
  const address = `${site.url}/events/${event.id}/pitch-night`;
  const code = page.getByRole("img", { name: address });
  await expect(page.getByRole("article")).toContainText(address);
  await expect(page.getByText("The code has the address that you use now.")).toBeVisible();
  await settled(page);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media, colorScheme: "dark" });
    expect(await readQr(code), media).toBe(address);
  }
  const { width } = (await code.boundingBox())!;
  expect(width, "25 mm on paper, at 96 pixels per inch").toBeGreaterThan((25 / 25.4) * 96);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const draft = await events.add({ draft: "true" });
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/admin/events/${draft.id}/poster`);
  await expect(page.getByText("This event is a draft.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("This event is a draft.")).toBeHidden();
});

test("the poster is one A4 page, whatever the title", async ({ page, events, signIn }) => {
  await signIn();
  for (const title of [
    "Pitch Night",
    LONG_TITLE.slice(0, eventCollection.fields.title.max),
    "नवाचार दिवस और स्टार्टअप मेला: पहाड़ के लिए नए विचार",
  ]) {
    const location = "Innovation Block, first floor, left of the library ".repeat(3).trim();
    const { id } = await events.add({ title, location });
    await page.goto(`/admin/events/${id}/poster`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(await findings(page), title).toEqual([]);
    await expectNoSidewaysScroll(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), title).toHaveLength(1);
    expect(pdf, title).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  }
});
