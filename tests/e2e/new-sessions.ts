import type { Page } from "@playwright/test";

/** Begins a session with its API, and returns the path of its steps. */
export async function beginSession(page: Page): Promise<string> {
  const data = { label: "2026-27", year: 2026, publishOn: null };
  const { id } = (await (await page.request.post("/api/new-sessions", { data })).json()) as { id: number };
  return `/admin/session/${id}`;
}
