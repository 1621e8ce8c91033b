/** The site with events and an administrator, for the benchmark. */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { writeSiteDatabase, type BenchEvent } from "./events.ts";
import { run } from "./server-process.ts";
import { OURS } from "./sides.ts";

/** `change` always changes the first event, so that the list does not grow. */
type Writer = { add: () => Promise<Response>; change: () => Promise<Response> };
export type PreparedSite = { env: Record<string, string>; writer: (url: string) => Promise<Writer> };

/** Makes a data folder with these events and an administrator. */
export async function prepareSite(folder: string, events: BenchEvent[]): Promise<PreparedSite> {
  mkdirSync(folder, { recursive: true });
  const env = { DATA_DIR: folder };
  const email = "bench@example.edu";
  const password = randomBytes(12).toString("hex");
  run(OURS.folder, ["cli/admin.ts", "add", email], env, password);
  writeSiteDatabase(join(folder, "site.db"), events);
  return { env, writer: (url) => writerFor(url, { email, password }) };
}

async function writerFor(url: string, credentials: { email: string; password: string }): Promise<Writer> {
  const headers = { "Content-Type": "application/json" };
  const signedIn = await fetch(`${url}/api/session`, { method: "POST", headers, body: JSON.stringify(credentials) });
  if (!signedIn.ok) throw new Error(`Sign-in was answered ${signedIn.status}.`);
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  let turn = 0;
  const fields = {
    title: "Written meanwhile",
    description: "While others read.",
    date: "2026-03-09",
    location: "Hall",
  };
  return {
    add() {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return fetch(`${url}/api/events`, { method: "POST", body, headers: { Cookie } });
    },
    change() {
      const body = JSON.stringify({ ...fields, title: `Written meanwhile ${(turn += 1)}` });
      return fetch(`${url}/api/events/1`, { method: "PUT", body, headers: { ...headers, Cookie } });
    },
  };
}
