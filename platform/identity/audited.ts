import type { Log } from "../log.ts";
import type { LogName } from "./log-name.ts";
import { HttpError } from "../http-error.ts";

type Event = {
  audit: string;
  email: string;
  /** The e-mail of the administrator who acts on the account of somebody else. */
  by?: string;
  code?: boolean;
};

export async function audited<Result>(
  { log, logName }: { log: Log; logName: LogName },
  { audit, email, by, ...more }: Event,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = { account: logName(email), ...(by && { by: logName(by) }), ...more };
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
