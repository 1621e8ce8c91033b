import { expect, vi } from "vitest";
import { ADMIN, cookieOf } from "./app.ts";
import { contentCalls } from "./edited-content.ts";
import { shownOn } from "./shown.ts";
import type { SiteProcess } from "./site-process.ts";

/** Publishes a text through one process until the other, which has the page in its cache, shows it. */
export async function expectPublishedOnBoth(one: SiteProcess, other: SiteProcess): Promise<void> {
  const text = "We store nothing about you.";
  const shows = async (site: SiteProcess) => expect(await shownOn(await site.request("/privacy"))).toContain(text);
  await expect(shows(other)).rejects.toThrow("to contain");
  const { put } = contentCalls({ app: one, cookie: await cookieOf(one, ADMIN) });
  expect((await put("privacy", { text }, 0)).status).toBe(200);
  await shows(one);
  await vi.waitFor(() => shows(other), 10_000);
}
