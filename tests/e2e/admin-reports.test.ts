/** After an event the site makes the report of a session and the sheet for the council. */
import type { Page } from "@playwright/test";
import { todayIn } from "../../domain/moments.ts";
import { expect, photo, test } from "./fixtures.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const REPORT = {
  students: 140,
  faculty: 8,
  expenditure: 125_000,
  mode: "offline",
  objective: "word ".repeat(112),
  outcome: "Pine won.",
  winners: [{ name: "क्षत्रिय मीरा", place: "First", prize: "5,000 rupees" }],
  speakers: [{ name: "Asha Rawat", designation: "Professor", organisation: "Himadri State University" }],
  iic: { level: "Level 4", theme: "Innovation and design thinking" },
  node: "Outreach",
};

async function addPhotos(page: Page, count: number) {
  const widths = Array.from({ length: count }, (_, index) => 700 + index);
  return Promise.all(
    widths.map(async (width) => {
      const uploaded = await page.request.post("/api/upload", { multipart: { file: await photo({ width }) } });
      return { image: ((await uploaded.json()) as { imageUrl: string }).imageUrl, alt: `Students at table ${width}` };
    }),
  );
}

async function finish(page: Page, id: number, report: object = {}) {
  const response = await page.request.put(`/api/events/${id}/report`, { data: { ...REPORT, ...report } });
  expect(response.status()).toBe(200);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("the report of a session is printed with every photo and without controls", async ({ page, events, signIn }) => {
  await signIn();
  const { id } = await events.add({ title: "क्षत्रिय Hackathon", date: "2025-10-13" });
  await finish(page, id, { photos: await addPhotos(page, 12) });
  await events.add({ title: "Forgotten talk", date: "2025-11-13" });
  await page.addInitScript(() => {
    const countLoaded = () => [...document.querySelectorAll("img")].filter((image) => image.naturalWidth > 0).length;
    window.print = () => document.documentElement.setAttribute("data-printed", String(countLoaded()));
  });
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, "/admin/reports/2025-26");
  await page.getByRole("button", { name: "Print, or save as PDF" }).press("Enter");
  await expect(page.locator("html"), "the button waits for all photos").toHaveAttribute("data-printed", "12");
  await page.setViewportSize({ width: 1280, height: 720 });
  const missing = page.getByText(
    "1 event took place and is not finished yet. This report does not count it. The tables (CSV) have it, without numbers.",
  );
  await expect(missing).toBeVisible();
  await expect(page.getByRole("link", { name: "Finish Forgotten talk" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(3);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  await expect(page.locator(".report-photos img").filter({ visible: true })).toHaveCount(12);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const role of ["button", "combobox", "navigation"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(missing).toBeVisible();
  await expect(page.getByRole("link", { name: "Finish Forgotten talk" })).toBeHidden();
  const lightness = await page.evaluate(() => Number(getComputedStyle(document.body).color.match(/[\d.]+/)?.[0]));
  expect(lightness).toBeLessThan(0.5);
});

test("another session is chosen, and one event can be printed alone", async ({ page, events, signIn }) => {
  await signIn();
  const { id } = await events.add({ title: "Hackathon", date: "2025-10-13" });
  await events.add({ title: "Early talk", date: "2019-10-13" });
  await finish(page, id, { expenditure: null });
  await open(page, "/admin/reports/2025-26");
  const total = page.getByRole("row", { name: "All events" }).first();
  await expect(total).toHaveText("All eventsEvents: 1Participants: 148Spent: Not given");
  await open(page, "/admin/reports");
  await page.getByLabel("Session").selectOption("2019-20");
  await expect(page).toHaveURL("/admin/reports/2019-20");
  await expect(page.getByText("No event of this session is finished yet.")).toBeVisible();
  await open(page, `/admin/reports/2025-26?event=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Activity report" })).toBeVisible();
  await expect(page, "a browser names the PDF like this").toHaveTitle(/^Activity report: Hackathon/);
  await expect(page.getByRole("heading", { name: "Totals" })).toHaveCount(0);
});

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`each output is 3 taps away from the public events, at ${width} px`, async ({ page, events, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    const { id } = await events.add({ title: "Hackathon", date: todayIn("Asia/Kolkata") });
    await finish(page, id);
    const openReports = async (output: string) => {
      await open(page, "/events");
      const taps = countTaps(page, output, 3);
      await taps.tap(page.getByRole("main").getByRole("link", { name: "Reports", exact: true }));
      return taps;
    };
    for (const output of ["Table for NAAC (CSV)", "All fields (CSV)"]) {
      const { tap, total } = await openReports(output);
      const download = page.waitForEvent("download");
      await tap(page.getByRole("link", { name: output }));
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      total();
    }
    const yearly = await openReports("report of the year");
    await page.evaluate(() => (window.print = () => document.body.classList.add("printed")));
    await yearly.tap(page.getByRole("button", { name: "Print, or save as PDF" }));
    await expect(page.locator("body.printed")).toBeAttached();
    yearly.total();
    const sheet = await openReports("IIC sheet");
    await sheet.tap(page.getByRole("link", { name: "IIC sheet of Hackathon" }));
    const download = page.waitForEvent("download");
    await sheet.tap(page.getByRole("link", { name: "Photos and files (ZIP)" }));
    expect((await download).suggestedFilename()).toBe(`iic-event-${id}.zip`);
    sheet.total();
  });

test("the sheet copies a field by keyboard, and links to what is missing", async ({
  page,
  context,
  events,
  signIn,
}) => {
  await signIn();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await events.add({ title: "Hackathon", date: "2025-10-13" });
  await finish(page, id);
  await open(page, `/admin/events/${id}/iic`);
  const copy = page.getByRole("button", { name: "Copy Speaker: organisation" });
  await copy.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Speaker: organisation: copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Himadri State University");
  await expect(page.getByRole("button", { name: "Copied Speaker: organisation" })).toBeFocused();

  // A browser can refuse access to the clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy Name of the activity" }).click();
  await expect(page.getByText("Name of the activity could not be copied.")).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe("Hackathon");

  await expect(page.getByText("Too long: 112 of 100 words")).toBeVisible();
  await page.getByRole("link", { name: "Add Report" }).click();
  await expect(page.getByRole("heading", { name: "Proofs" })).toBeVisible();
  await page.getByRole("link", { name: "4. Text" }).click();
  await page.getByRole("link", { name: "5. Proofs" }).click();
  await expect(page.getByRole("radio", { name: "Activity report" })).toBeChecked();
});
