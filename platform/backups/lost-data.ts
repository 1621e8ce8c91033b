import { DatabaseSync } from "node:sqlite";

type Contents = { events: boolean; admins: boolean };

/** Whether `copy` looks like a new, empty site although one of `earlier` has events or administrators. */
export function looksLost(copy: string, earlier: string[]): boolean {
  const now = contentsOf(copy);
  if (now.events) return false;
  return earlier.map(contentsOf).some((then) => then.events || (then.admins && !now.admins));
}

// sqlite_sequence stores the highest id ever used, so a site is not new just because all its events were deleted.
const QUERY = `select exists (select 1 from sqlite_sequence where name in ('document', 'event') and seq > 0) as events,
  exists (select 1 from profiles) as admins`;

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
