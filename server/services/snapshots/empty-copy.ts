import { DatabaseSync } from "node:sqlite";

const QUERY = "select not exists (select 1 from event) and not exists (select 1 from profiles) as empty";

/** Whether a copy of the database has neither events nor administrators, like a new site. One that cannot be read may have some. */
export function isEmptyCopy(file: string): boolean {
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      return connection.prepare(QUERY).get()!.empty === 1;
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
}
