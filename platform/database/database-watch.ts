import type { Database } from "./database.ts";
import type { Log } from "../log.ts";

const LOOK_MS = 1_000;

/** Logs once when the database becomes unavailable and once when it is back. Returns a function that stops it. */
export function watchDatabase({ ping }: Database, log: Log): () => Promise<void> {
  let away = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const reason = await ping().then(() => undefined, reasonOf);
    if (reason && !away)
      log.error({ reason }, "the database cannot be used: cached pages are still served, writes get 503");
    if (!reason && away) log.info("the database can be used again");
    away = reason !== undefined;
    looking = undefined;
  }

  const timer = setInterval(() => (looking ??= look()), LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
