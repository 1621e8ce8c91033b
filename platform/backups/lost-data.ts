import { DatabaseSync } from "node:sqlite";

type Contents = { events: boolean; admins: boolean };

/** Whether `copy` looks like a new site though one of `earlier` has events or administrators. */
export function looksLost(copy: string, earlier: string[]): boolean {
  const now = contentsOf(copy);
  if (now.events) return false;
  return earlier.map(contentsOf).some((then) => then.events || (then.admins && !now.admins));
}

/** SQLite remembers the highest id, so a site that deleted all its events is not a new one. */
const QUERY = `select exists (select 1 from sqlite_sequence where name = 'event' and seq > 0) as events,
  exists (select 1 from profiles) as admins`;

/** What the site of this copy has had. A copy that cannot be read may have everything. */
function contentsOf(file: string): Contents {
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      const { events, admins } = connection.prepare(QUERY).get()!;
      return { events: events === 1, admins: admins === 1 };
    } finally {
      connection.close();
    }
  } catch {
    return { events: true, admins: true };
  }
}
