/** The real app in memory, on a database of its own in a temporary folder. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { createApp, createLog, parseEnv, type App, type AppOptions } from "../../server/app.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
export const ADMIN = { email: "admin@example.edu", password: "a long admin password" };
export const USER = { email: "user@example.edu", password: "a long user password" };

type Options = { env?: Record<string, string>; parts?: AppOptions["parts"]; log?: AppOptions["log"]; root?: string };

/** Starts an app that is closed, its folder removed, when the test ends. `ADMIN` and `USER` can sign in. */
export async function startApp({ env = {}, parts, log = createLog("silent"), root = ROOT }: Options = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), "cell-test-"));
  const app = await createApp({ env: parseEnv({ DATA_DIR: folder, ...env }, root), root, log, parts });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await app.accounts?.setPassword(ADMIN.email, ADMIN.password);
  await app.accounts?.setPassword(USER.email, USER.password);
  await app.site.database.kysely.insertInto("profiles").values({ email: ADMIN.email, createdAt: "2026-01-01T00:00:00.000Z" }).execute();
  return app;
}

/** Signs in and answers the `Cookie` header to send along. */
export async function cookieOf(app: App, credentials: { email: string; password: string }): Promise<string> {
  const response = await app.request("/api/session", json("POST", credentials));
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The second argument of `app.request` for a JSON body. */
export function json(method: string, body: unknown, cookie?: string) {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (cookie) headers.Cookie = cookie;
  return { method, headers, body: JSON.stringify(body) };
}
