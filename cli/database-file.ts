import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { CommandError } from "./command.ts";

/** Reads a copy of a database from end to end, and leaves it as one plain file without a log beside it. `name` is what messages call it. @throws {CommandError} when it is missing, damaged, or of another program */
export function checkDatabaseFile(file: string, name = file): { events: number; messages: number } {
  if (!existsSync(file)) throw new CommandError(`There is no file ${name}.`);
  try {
    const connection = new DatabaseSync(file);
    try {
      connection.exec("PRAGMA journal_mode = DELETE");
      const { integrity_check: verdict } = connection.prepare("PRAGMA integrity_check").get() as {
        integrity_check: string;
      };
      if (verdict !== "ok") throw new CommandError(`${name} is damaged: ${verdict}`);
      const count = (table: string) =>
        Number(connection.prepare(`select count(*) as count from ${table}`).get()!.count);
      return { events: count("event"), messages: count("contact_message") };
    } finally {
      connection.close();
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${name} is no backup of this site, or it is damaged.`);
  }
}
