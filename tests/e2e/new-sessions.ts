import type { APIRequestContext, Page } from "@playwright/test";

/** Removes sets of other tests too: while a session is being prepared, the first page offers to continue it. */
export async function removeSets(request: APIRequestContext): Promise<void> {
  const sets = (await (await request.get("/api/change-sets")).json()) as { id: number; state: string }[];
  for (const { id, state } of sets)
    await (state === "published"
      ? request.post(`/api/change-sets/${id}/undo`)
      : request.delete(`/api/change-sets/${id}`));
}

/** Begins a session with its API, and returns the path of its steps. */
export async function beginSession(page: Page): Promise<string> {
  const data = { label: "2026-27", year: 2026, publishOn: null };
  const { id } = (await (await page.request.post("/api/new-sessions", { data })).json()) as { id: number };
  return `/admin/session/${id}`;
}
