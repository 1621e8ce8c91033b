/** Checks that the data file still exists and is undamaged. SQLite itself would go on writing into a deleted file. */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseUnavailable } from "./database.ts";

/** https://www.sqlite.org/fileformat2.html#magic_header_string */
const HEADER = Buffer.from("SQLite format 3\0");

export class DataFile {
  readonly #file: string;
  readonly #place: string | undefined;
  #logPlace: string | undefined;
  /** Never closed: that would release the locks that SQLite holds on the same file. */
  readonly #descriptor: number;
  #damage: string | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#place = placeOf(file);
    this.#descriptor = openSync(file, "r");
  }

  /** @throws {DatabaseUnavailable} when a write would be lost at the next restart */
  check(): void {
    const problem = this.#damage ?? this.#problem();
    if (problem) throw new DatabaseUnavailable(`The data file ${this.#file} ${problem}. Nothing is saved.`);
  }

  markDamaged(how: string): void {
    this.#damage = `is damaged (${how}): stop the site and restore a backup`;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #problem(): string | undefined {
    const logPlace = placeOf(`${this.#file}-wal`);
    this.#logPlace ??= logPlace;
    if (placeOf(this.#file) !== this.#place || logPlace !== this.#logPlace)
      return "was deleted, moved or replaced: put it back or restore a backup, and restart";
    const found = Buffer.alloc(HEADER.length);
    readSync(this.#descriptor, found, { position: 0 });
    return found.equals(HEADER) ? undefined : "was overwritten: stop the site and restore a backup";
  }
}

/** Returns device and inode; another file with the same name has others. */
function placeOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats && `${stats.dev} ${stats.ino}`;
}
