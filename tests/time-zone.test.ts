/** The machine's time zone is nobody's concern: what the site says about days is true in the cell's own. */
import { expect, onTestFinished, test } from "vitest";
import { todayIn } from "../domain/dates.ts";
import { ADMIN, startSite } from "./support/site-process.ts";

const ZONES = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York", "Asia/Kathmandu"];

/** The events page of a site on a machine in `TZ`, with events around today. */
async function eventsPage(TZ: string): Promise<string> {
  const site = await startSite({ TZ });
  onTestFinished(() => void site.stop());
  const signedIn = await fetch(`${site.url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  for (const days of [-1, 0, 1]) {
    const date = todayIn("Asia/Kolkata", new Date(Date.now() + days * 86_400_000));
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: `Day ${days}`, description: "x", date, location: "Hall" }))
      form.set(name, value);
    expect((await fetch(`${site.url}/api/events`, { method: "POST", body: form, headers: { Cookie } })).status).toBe(
      201,
    );
  }
  return (await fetch(`${site.url}/events`)).text();
}

test("the events page is the same, byte for byte, in whatever time zone the machine is", async () => {
  const pages = await Promise.all(ZONES.map(eventsPage));
  expect(pages[0]).toContain("Day 0");
  for (const [index, page] of pages.entries()) expect(page === pages[0], ZONES[index]).toBe(true);
}, 60_000);
