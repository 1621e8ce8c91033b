/** The events of every server, and a check that every server shows them. */
import { DatabaseSync } from "node:sqlite";

export type BenchEvent = { title: string; description: string; date: string; location: string };

const PLACES = ["Seminar Hall", "Innovation Lab", "Main Auditorium", "Terrace Garden", "Design Studio"];
const WORDS =
  "Come with an idea or without one. Mentors from three start-ups listen, ask what the problem is and who has it, and help with the next step.";

/** Makes the same `count` events at each call. */
export function benchEvents(count: number): BenchEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Pitch evening number ${index + 1}`,
    description: `${WORDS} This is meeting ${index + 1} of the series.`,
    date: `20${20 + (index % 6)}-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`,
    location: PLACES[index % PLACES.length]!,
  }));
}

/** Writes the events into a separate file for the peers. */
export function writePeerDatabase(file: string, events: BenchEvent[]): void {
  const database = new DatabaseSync(file);
  database.exec(
    "pragma journal_mode = wal; create table event (id integer primary key, title, description, date, location)",
  );
  insertEvents(database, events, "insert into event (title, description, date, location) values (?, ?, ?, ?)");
  database.close();
}

const NOW = "'2026-01-01T00:00:00.000Z'";
const INSERT = `insert into document (collection, revision, uid, data, sort_key, until_key, search_text, published_at,
    created_at, updated_at)
  select 'event', 1, lower(hex(randomblob(16))),
    json_object('title', title, 'description', description, 'date', date, 'location', location),
    date, date, lower(title || ' ' || description || ' ' || location), ${NOW}, ${NOW}, ${NOW}
  from (select ? as title, ? as description, ? as date, ? as location)`;

/** Writes the events into the site's data folder. Start the site once before. */
export function writeSiteDatabase(file: string, events: BenchEvent[]): void {
  const database = new DatabaseSync(file);
  insertEvents(database, events, INSERT);
  database.exec("update site_version set version = version + 1");
  database.close();
}

function insertEvents(database: DatabaseSync, events: BenchEvent[], statement: string): void {
  const insert = database.prepare(statement);
  database.exec("begin");
  for (const { title, description, date, location } of events) insert.run(title, description, date, location);
  database.exec("commit");
}

/** @throws when the page at `url`, or the list at `json`, does not contain every event */
export async function checkSameEvents(events: BenchEvent[], side: { name: string; page?: string; json?: string }) {
  const html = side.page && (await (await fetch(side.page)).text());
  const list = side.json && ((await (await fetch(side.json)).json()) as BenchEvent[]);
  for (const { title, description, location } of events) {
    const shown = !html || [`>${title}<`, description, location].every((text) => html.includes(text));
    const held = !list || list.some((event) => event.title === title && event.description === description);
    if (!shown || !held) throw new Error(`${side.name} does not show "${title}": the figures would not compare.`);
  }
  if (list && list.length !== events.length) throw new Error(`${side.name} lists ${list.length} events.`);
}
