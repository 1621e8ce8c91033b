/** Dates follow the cell's time zone, not the machine's. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { todayIn } from "../domain/moments.ts";
import { cookieHeaderOf } from "./support/requests.ts";
import { ADMIN, startSite } from "./support/site-process.ts";
import { shownIn } from "./support/shown.ts";

const ZONES = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-zones-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a data folder with events around today. */
async function eventsAroundToday(): Promise<string> {
  const DATA_DIR = temporaryFolder();
  const site = await startSite({ DATA_DIR });
  const signedIn = await fetch(`${site.url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const Cookie = cookieHeaderOf(signedIn);
  for (const days of [-1, 0, 1]) {
    const date = todayIn("Asia/Kolkata", new Date(Date.now() + days * 86_400_000));
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: `Day ${days}`, description: "x", date, location: "Hall" }))
      form.set(name, value);
    expect((await fetch(`${site.url}/api/events`, { method: "POST", body: form, headers: { Cookie } })).status).toBe(
      201,
    );
  }
  await site.stop();
  return DATA_DIR;
}

/** Returns the events page of a site on a machine in `TZ`, with a copy of `data`. */
async function eventsPage(TZ: string, data: string): Promise<string> {
  const DATA_DIR = temporaryFolder();
  cpSync(data, DATA_DIR, { recursive: true });
  const site = await startSite({ TZ, DATA_DIR }, { accounts: false });
  onTestFinished(() => void site.kill());
  return (await fetch(`${site.url}/events`)).text();
}

test("the events page has the same bytes in every machine time zone", async () => {
  const data = await eventsAroundToday();
  const pages = await Promise.all(ZONES.map((zone) => eventsPage(zone, data)));
  expect(shownIn(pages[0]!)).toContain("Day 0");
  for (const [index, page] of pages.entries()) expect(page === pages[0], ZONES[index]).toBe(true);
});
