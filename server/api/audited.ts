import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import type { ApiContext } from "./route.ts";

/** Does `work` and writes a line about it, done or refused: what happened to which account, found again by the request's id. */
export async function audited<Result>(
  context: ApiContext,
  { logName }: Site,
  { audit, email, ...more }: { audit: string; email: string; code?: boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  const account = { account: logName(email), ...more };
  try {
    const result = await work();
    context.get("log").info({ audit, ...account }, audit);
    return result;
  } catch (error) {
    if (error instanceof Refusal)
      context.get("log").info({ audit: `${audit} refused`, ...account, refused: error.status }, `${audit} refused`);
    throw error;
  }
}
