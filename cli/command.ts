/** Environment, database, and messages instead of stack traces, for all commands. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "../platform/database/index.ts";
import type { Database } from "../platform/database/database.ts";
import { dataFolderProblem } from "../platform/database/data-folder-problem.ts";
import { parseEnv, type Env } from "../platform/env.ts";
import { StartError } from "../platform/start-error.ts";

export const root = resolve(import.meta.dirname, "..");

/** npm starts commands in the folder of the project, and names the one in which it was called. */
export const givenPath = (path: string) => resolve(process.env.INIT_CWD ?? ".", path);

/** @throws {CommandError} if files would mix with those in the folder */
export function newFolder(path: string): string {
  const folder = givenPath(path);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${folder} is not empty. Name a new folder.`);
  return folder;
}

/** A user error: its message is printed without a stack, and the command exits with 1. */
export class CommandError extends Error {}

/** Includes the variables of `.env`. */
export function readEnv(): Env {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  return parseEnv(process.env, root);
}

export async function withDatabase<Result>(work: (database: Database, env: Env) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  try {
    const database = await openDatabase(env);
    return await work(database, env).finally(() => database.close());
  } catch (error) {
    throw dataFolderProblem(error, env);
  }
}

export async function run(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
