/** A Supabase project for tests: `@supabase/lite` as a separate process, on loopback, in a temporary folder. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { onTestFinished, vi } from "vitest";
import type { Credentials } from "../../domain/session.ts";
import { ADMIN, USER } from "./accounts.ts";
import { freePort } from "./free-port.ts";

const LITE = join(import.meta.dirname, "../../node_modules/@supabase/lite/dist/cli/index.js");
/** Lite would use the key of this variable instead of making one, also an empty one (no-settings.ts). */
const ENV = { ...process.env, SUPABASE_SECRET_KEY: undefined };

/** The same as in docs/operations.md, without the grants: lite has no database roles. */
const SCHEMA = `
  create table profiles (email text primary key);
  alter table profiles enable row level security;
  create policy "own row" on profiles for select to authenticated using (email = (auth.jwt() ->> 'email'));
`;

export type Supabase = Awaited<ReturnType<typeof startSupabase>>;

/** The columns of roles, which an older table does not have. */
export const ROLE_COLUMNS = ["role", "active_until", "invited_by"];

/** Starts a project in which `ADMIN` and `USER` can sign in and `ADMIN` has a row in `profiles`. */
export async function startSupabase({ columns = [] }: { columns?: string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "cell-supabase-"));
  const run = (...args: string[]) => runLite(folder, args);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString("hex");
  run("init");
  edit(join(folder, "supabase/config.toml"), { port: String(port), jwt_secret: `"${secret}"` });
  const added = columns.map((column) => `alter table profiles add column ${column} text;`);
  writeFileSync(join(folder, "supabase/schemas/schema.sql"), [SCHEMA, ...added].join("\n"));
  const keys = parseEnv(readFileSync(join(folder, ".env"), "utf8"));
  const key = keys.SUPABASE_PUBLISHABLE_KEY!;

  let server = await listen(folder);
  await post(`${url}/auth/v1/signup`, key, ADMIN);
  await post(`${url}/auth/v1/signup`, key, USER);
  const project = {
    env: { SUPABASE_URL: url, SUPABASE_KEY: key },
    secretKey: keys.SUPABASE_SECRET_KEY!,
    dataFile: join(folder, "supabase/.temp/data.db"),
    addProfile: (email: string) => post(`${url}/rest/v1/profiles`, keys.SUPABASE_SECRET_KEY!, { email }),
    async removeProfile(email: string) {
      const address = `${url}/rest/v1/profiles?email=eq.${encodeURIComponent(email)}`;
      await fetch(address, { method: "DELETE", headers: { apikey: keys.SUPABASE_SECRET_KEY! } });
    },
    /** Changes the row of `ADMIN`. */
    async setProfile(values: Record<string, string | null>) {
      const address = `${url}/rest/v1/profiles?email=eq.${encodeURIComponent(ADMIN.email)}`;
      const headers = { apikey: keys.SUPABASE_SECRET_KEY!, "Content-Type": "application/json" };
      const response = await fetch(address, { method: "PATCH", headers, body: JSON.stringify(values) });
      if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
    },
    /** Removes all rows but that of `ADMIN`. */
    async removeOtherProfiles() {
      const address = `${url}/rest/v1/profiles?email=neq.${encodeURIComponent(ADMIN.email)}`;
      const response = await fetch(address, { method: "DELETE", headers: { apikey: keys.SUPABASE_SECRET_KEY! } });
      if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
    },
    /** Returns the paths of later requests, until the end of the test. */
    calls: () => callsBelow(url),
    /** Runs a statement in the project's database, without policies. */
    query: (statement: string) => run("db", "query", statement),
    /** Signs a token like the project. */
    sign: (claims: Claims) => signToken(claims, secret),
    /** Uses the same port and accounts, after `stop`; does nothing without it. */
    async start() {
      if (hasEnded(server)) server = await listen(folder);
    },
    stop: () => end(server),
    async remove() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await project.addProfile(ADMIN.email);
  return project;
}

type Claims = Record<string, unknown> & { exp: number };

/** Returns a JWT with HS256, or without a signature if there is no secret. */
export function signToken(claims: Claims, secret: string | undefined): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: secret ? "HS256" : "none", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${secret ? createHmac("sha256", secret).update(signed).digest("base64url") : ""}`;
}

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Claims;
}

function callsBelow(url: string): string[] {
  const paths: string[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    paths.push(String(input).slice(url.length));
    return real(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  return paths;
}

/** Resolves when the server is ready. */
function listen(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [LITE, "--no-telemetry", "dev", "--no-admin"], {
    cwd: folder,
    env: ENV,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  return new Promise((ready, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready in")) ready(server);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("exit", () => fail(new Error(`Supabase lite ended:\n${output}`)));
  });
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await ended;
}

function runLite(folder: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LITE, "--no-telemetry", ...args], {
    cwd: folder,
    env: ENV,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`lite ${args.join(" ")} failed: ${stderr}`);
  return stdout;
}

/** Sets existing keys of the configuration. */
function edit(file: string, values: Record<string, string>): void {
  let text = readFileSync(file, "utf8");
  for (const [name, value] of Object.entries(values))
    text = text.replace(new RegExp(`^${name} = .*$`, "m"), `${name} = ${value}`);
  writeFileSync(file, text);
}

async function post(address: string, apikey: string, body: Credentials | { email: string }): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`);
}
