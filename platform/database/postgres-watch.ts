/** Notices writes of other processes: LISTEN on its own connection, and a query every second in case one was missed. */
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const CHANNEL = "site_version";
const POLL_MS = 1_000;
const RECONNECT_MS = 500;

export function watchChannel(connectionString: string, changed: () => void): () => Promise<void> {
  const stopping = new AbortController();
  const poll = setInterval(changed, POLL_MS);
  poll.unref();
  const listening = keepListening(connectionString, changed, stopping.signal);
  return async () => {
    clearInterval(poll);
    stopping.abort();
    await listening;
  };
}

/** Notifications are lost while the connection is down, so a reconnection counts as a change. */
async function keepListening(connectionString: string, changed: () => void, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: "pre-incubation-cell listen",
    });
    const ended = new Promise<void>((done) => {
      client.once("end", done);
      client.once("error", () => done());
      stop.addEventListener("abort", () => done(), { once: true });
    });
    client.on("error", () => undefined);
    client.on("notification", changed);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      changed();
      await ended;
    } catch {
      // The database is still down: try again in the next round.
    }
    await client.end().catch(() => undefined);
    if (!stop.aborted) await wait(RECONNECT_MS, undefined, { ref: false });
  }
}
