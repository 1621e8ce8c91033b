import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the secret `name` kept in `folder`, or makes one there that only its owner can read. 64 hexadecimal digits. */
export function readOrMakeSecret(folder: string, name: string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails when the file exists: of two processes that start together one makes it and both read it.
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it, and a new one is made (everybody signs in again).`);
  return secret;
}
