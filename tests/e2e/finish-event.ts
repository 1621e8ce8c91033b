/** What the journeys through “Finish this event” share. */
import type { Page } from "@playwright/test";
import type { EventReport } from "../../app/features/event-reports/event-report.ts";
import { addDays } from "../../domain/calendar-days.ts";
import { todayIn } from "../../domain/moments.ts";
import { photo } from "./fixtures.ts";

export const YESTERDAY = addDays(todayIn("Asia/Kolkata"), -1);
export const SHEET = { name: "sheet.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

export const path = (id: number) => `/admin/events/${id}/finish`;
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
export const step = (page: Page, name: string) => page.getByRole("navigation", { name: "Steps" }).getByText(name);
export const photoFiles = (page: Page) => page.locator("#photos-files");
export const words = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text, visible: true });
export const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo({ name: `${index}.png`, width: 700 + index })));

export async function reportOf(page: Page, id: number) {
  return (await (await page.request.get(`/api/events/${id}/report`)).json()) as EventReport;
}
export const proofsOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/events/${id}/proofs`)).json()) as { kind: string; name: string; size: number }[];
