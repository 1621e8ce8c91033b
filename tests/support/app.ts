/** The real app in memory, with its own database in a temporary folder. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished, vi } from "vitest";
import { builtFiles, createApp, createLog, filesOf, parseEnv, type App, type AppOptions } from "../../server/app.ts";
import { ADMIN, addPerson, EDITOR, USER } from "./accounts.ts";
import { ownDatabase } from "./own-database.ts";
import { cookieHeaderOf } from "./requests.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
export { ADMIN, EDITOR, USER };

type Options = {
  env?: Record<string, string>;
  parts?: AppOptions["parts"];
  log?: AppOptions["log"];
  root?: string;
  development?: boolean;
  /** A data folder to copy, instead of the template with two accounts; for SQLite. */
  data?: string;
};

/** What is in content/ and build/: reading them takes most of a start. */
let ofRoot: AppOptions["parts"];

const NO_DATABASE = { env: {}, giveBack: async () => undefined };

/** Starts an app; after the test it is closed and its folder removed. `ADMIN` and `USER` can sign in. */
export async function startApp({
  env = {},
  parts,
  log = createLog("silent"),
  root = ROOT,
  development,
  data,
}: Options = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), "cell-test-"));
  const database = data ? NO_DATABASE : await ownDatabase(folder);
  if (data) cpSync(data, folder, { recursive: true });
  if (root === ROOT) ofRoot ??= { files: filesOf(ROOT), built: builtFiles(ROOT) };
  const app = await createApp({
    env: parseEnv({ DATA_DIR: folder, ...database.env, ...env }, root),
    root,
    log,
    parts: { ...(root === ROOT && ofRoot), ...parts },
    development,
  });
  onTestFinished(async () => {
    await app.close();
    await database.giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  return app;
}

/** Starts a second process on the same data. */
export function startBeside({ site }: App, env: Record<string, string> = {}): Promise<App> {
  const { DATA_DIR, DATABASE_URL } = site.env;
  return startApp({ env: { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ...env } });
}

/** Runs `work` with a clock that is wrong by this much. */
export async function withClock<Result>(offsetMs: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offsetMs });
  return work().finally(() => vi.useRealTimers());
}

/** Signs in and returns the `Cookie` header for other requests. */
export async function cookieOf(
  app: Pick<App, "request">,
  credentials: { email: string; password: string },
): Promise<string> {
  const response = await app.request("/api/session", json("POST", credentials));
  if (!response.ok) throw new Error(`Sign-in returned ${response.status}: ${await response.text()}`);
  return cookieHeaderOf(response);
}

/** Adds an editor and returns their `Cookie` header. */
export async function editorCookie(app: App): Promise<string> {
  await addPerson(app, EDITOR, { role: "editor" });
  return cookieOf(app, EDITOR);
}

/** Returns the second argument of `app.request` for a JSON body. */
export function json(method: string, body: unknown, cookie?: string) {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (cookie) headers.Cookie = cookie;
  return { method, headers, body: JSON.stringify(body) };
}
