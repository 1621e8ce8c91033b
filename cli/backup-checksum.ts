/** Writes SHA-256 sums for `sha256sum -c`, because SQLite's own check misses a changed byte inside a text. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { CommandError } from "./command.ts";

const PART_BYTES = 1024 * 1024;

/** Writes the checksum of `unfinished` under its later name. */
export function writeChecksum(unfinished: string, file: string): void {
  writeFileSync(`${file}.sha256`, `${hashOf(unfinished)}  ${basename(file)}\n`, { mode: 0o600 });
}

/** A backup without a checksum passes. @throws {CommandError} when a byte differs */
export function verifyChecksum(copy: string, backup: string): void {
  if (!existsSync(`${backup}.sha256`)) {
    console.log(`There is no ${backup}.sha256, so only the structure of the backup is checked.`);
    return;
  }
  const [expected] = readFileSync(`${backup}.sha256`, "utf8").split(/\s/);
  if (hashOf(copy) !== expected)
    throw new CommandError(`${backup} is damaged: its bytes are not those that were saved. Take an older backup.`);
}

/** Reads in parts, because a backup may be larger than the memory. */
function hashOf(file: string): string {
  const hash = createHash("sha256");
  const part = Buffer.alloc(PART_BYTES);
  const descriptor = openSync(file, "r");
  try {
    for (;;) {
      const length = readSync(descriptor, part);
      if (length === 0) return hash.digest("hex");
      hash.update(part.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
}
