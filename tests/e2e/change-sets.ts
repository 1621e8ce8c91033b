/** Calls about sets of changes, as the person who is signed in on a page. */
import type { Page } from "@playwright/test";
import type { ChangeSetEntry } from "../../app/features/changes/change-set.ts";

const ADDRESS = "/api/change-sets";

/** Makes a set with these drafts, by the keys of their documents. Returns its id. */
export async function makeSet(page: Page, title: string, drafts: Record<string, object> = {}): Promise<number> {
  const made = await page.request.post(ADDRESS, { data: { title } });
  const { id } = (await made.json()) as ChangeSetEntry;
  for (const [key, data] of Object.entries(drafts)) await putInto(page, id, key, data);
  return id;
}

/** Stores a draft in a set, over an older draft of the same document. */
export const putInto = (page: Page, id: number, key: string, data: object) =>
  page.request.put(`${ADDRESS}/${id}/documents/${key}`, { data });

/** All sets, the newest first. */
export const listSets = async (page: Page) => (await (await page.request.get(ADDRESS)).json()) as ChangeSetEntry[];
