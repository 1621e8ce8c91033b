/** Another process of the site shows a change within a second. */
const OTHER_PROCESS_MS = 1_000;
/** The check must not delay publishing for longer. */
const MAX_CHECK_MS = 10_000;

export const NOT_LIVE_YET = "Published. Every page that shows it changes in a moment.";

export type Page = { path: string; exists: boolean };

/** Runs `write` and returns whether the page for visitors is seen to change. If it cannot be rendered, it does not. */
export async function isLiveAfter(write: () => Promise<unknown>, { path: page, exists }: Page): Promise<boolean> {
  const before = exists ? await stateOf(page) : undefined;
  await write();
  if (exists && before === undefined) return false;
  if (await isAnother(page, before)) return true;
  await new Promise((resolve) => setTimeout(resolve, OTHER_PROCESS_MS));
  return isAnother(page, before);
}

async function isAnother(page: string, before: string | undefined): Promise<boolean> {
  const now = await stateOf(page);
  return now !== undefined && now !== before;
}

/** Returns undefined for a missing page, and without a response in time. */
async function stateOf(page: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(MAX_CHECK_MS);
  const response = await fetch(page, { method: "HEAD", cache: "no-store", signal }).catch(() => undefined);
  return response?.ok ? (response.headers.get("ETag") ?? "") : undefined;
}
