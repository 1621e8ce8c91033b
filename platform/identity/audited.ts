import type { Log } from "../log.ts";
import type { LogName } from "./log-name.ts";
import { HttpError } from "../http-error.ts";

type Event = { audit: string; email: string; code?: boolean };

export async function audited<Result>(
  { log, logName }: { log: Log; logName: LogName },
  { audit, email, ...more }: Event,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = { account: logName(email), ...more };
  try {
    const result = await work();
    log.info({ audit, ...account }, audit);
    return result;
  } catch (error) {
    if (error instanceof HttpError)
      log.info({ audit: `${audit} refused`, ...account, refused: error.status }, `${audit} refused`);
    throw error;
  }
}
