/** The built site as a separate process, on a free port and a temporary data folder. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Credentials } from "../../domain/session.ts";
import { ADMIN, USER } from "./accounts.ts";
import "./no-settings.ts";

export const ROOT = resolve(import.meta.dirname, "../..");

export { ADMIN, USER };

export type SiteProcess = {
  url: string;
  /** The same method as that of an app in memory. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  pid: number;
  /** The exit code; null for a signal. */
  ended: Promise<number | null>;
  dataFolder: string;
  output: () => string;
  /** Runs a command on the site's data: `command("cli/admin.ts", "list")`. Returns its output. */
  command: (script: string, ...args: string[]) => string;
  /** Adds an administrator, for a test that removes the role or the session, or with a role an editor. */
  addAdmin: (credentials: Credentials, ...role: string[]) => void;
  /** Sets a new password, which ends the account's sessions. */
  setPassword: (credentials: Credentials) => void;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

type Start = { accounts?: boolean; node?: string[]; through?: string[] };

/** `accounts` false: the data has accounts. `through` is a command that runs Node. @throws without a URL in a minute */
export async function startSite(
  env: Record<string, string> = {},
  { accounts = !env.DATABASE_URL, node = [], through = [] }: Start = {},
): Promise<SiteProcess> {
  const dataFolder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "cell-site-"));
  const settings = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataFolder, ...env };
  const command = (script: string, input: string, ...args: string[]) => runCommand(settings, script, input, args);
  const addAdmin = ({ email, password }: Credentials, ...role: string[]) =>
    void command("cli/admin.ts", password, "add", email, ...role);
  // A database of the tests' own server has the accounts already.
  if (accounts) cpSync((dataWithAccounts ??= makeAccounts()), dataFolder, { recursive: true });

  const [program = process.execPath, ...parts] = [...through, process.execPath, ...node, "build/start.js"];
  const child = spawn(program, parts, {
    cwd: ROOT,
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const url = await whenListening(() => output, ended, env.PORT);

  return {
    url,
    request: (path, init) => fetch(url + path, init),
    pid: child.pid!,
    ended,
    dataFolder,
    output: () => output,
    command: (script, ...args) => command(script, "", ...args),
    addAdmin,
    setPassword: ({ email, password }) => void command("cli/admin.ts", password, "password", email),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      if (!env.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Has the two accounts; created once for all sites of this process. */
let dataWithAccounts: string | undefined;

function makeAccounts(): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-accounts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: folder };
  for (const { email, password } of [ADMIN, USER]) runCommand(env, "cli/admin.ts", password, ["add", email]);
  runCommand(env, "cli/admin.ts", "", ["remove", USER.email]);
  // Removing other administrators needs one who has signed in.
  const database = new DatabaseSync(join(folder, "site.db"));
  database.exec("update profiles set last_seen_at = '2026-01-01T00:00:00.000Z'");
  database.close();
  return folder;
}

function runCommand(env: NodeJS.ProcessEnv, script: string, input: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} failed: ${stderr}`);
  return stdout;
}

/** Waits until `output` contains the URL. With `PUBLIC_URL` it has no port: then `port` must be known. */
export async function whenListening(output: () => string, ended: Promise<unknown>, port?: string): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  const giveUpAt = Date.now() + 60_000;
  while (!over && Date.now() < giveUpAt) {
    const named = / is at http:\/\/localhost:(\d+)/.exec(output())?.[1];
    const known = named ?? (/ is at https:/.test(output()) ? port : undefined);
    if (known) return `http://localhost:${known}`;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`The site did not start:\n${output()}`);
}
