/** Created once for all tests, because hashing passwords and migrating take most of a start. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openSqlite } from "../../platform/database/sqlite.ts";
import { addAccounts } from "./accounts.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file that each test may copy. */
    sqliteTemplate?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cell-template-"));
  const file = join(folder, "site.db");
  const database = await openSqlite(file);
  await addAccounts(database);
  await database.close();
  project.provide("sqliteTemplate", file);
  return () => rmSync(folder, { recursive: true });
}
