import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";
import { StartError } from "./start-error.ts";

/** Creates the secret if it does not exist. Only the owner can read the file. */
export function readOrMakeSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return readSecret(file);
  const draft = `${file}.${process.pid}`;
  makeFolder(folder);
  try {
    // A link is created as a whole or not at all: two processes that start together both read the same secret.
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file);
}

function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new StartError(
      `${file} is damaged: remove it, and the next start creates a new one (everybody must sign in again).`,
    );
  return secret;
}
