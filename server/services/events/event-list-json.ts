/**
 * The list of all events as JSON, ready to be sent. A list of 100,000 takes seconds to be read and written; after a change
 * only the changed events are, and the bytes of all others are copied from the list before.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Executor } from "../../adapters/database/database.ts";
import { newestFirst, selectPublished, toEvent } from "./event-rows.ts";

type Bytes = Buffer<ArrayBuffer>;
type Place = { revision: number; start: number; end: number };
type Known = { bytes: Bytes; places: Map<number, Place> };
type Listed = { id: number; revision: number };
type Part = Place & { id: number; from: Bytes };

/** As many are read at once, and then others get a turn. */
const CHUNK = 500;
const [OPEN, COMMA, CLOSE] = Buffer.from("[,]");

export function eventListJson(kysely: Executor) {
  // A revision is never given twice, so what was written of one stays true of it.
  let known: Known = { bytes: Buffer.alloc(0), places: new Map() };

  return {
    /** What `list` answers, as JSON. */
    async listJson(): Promise<Bytes> {
      const before = known;
      const listed = await newestFirst(selectPublished(kysely))
        .clearSelect()
        .select(["event.id", "revision"])
        .execute();
      const unknown = listed.filter((event) => !partOf(before, event)).map(({ id }) => id);
      const read = await readParts(kysely, unknown);
      // One that is nowhere has been taken away since the ids were read.
      known = join(listed.flatMap((event) => partOf(before, event) ?? read.get(event.id) ?? []));
      return known.bytes;
    },
  };
}

function partOf({ bytes, places }: Known, { id, revision }: Listed): Part | undefined {
  const place = places.get(id);
  return place?.revision === revision ? { id, from: bytes, ...place } : undefined;
}

async function readParts(kysely: Executor, ids: number[]): Promise<Map<number, Part>> {
  const parts = new Map<number, Part>();
  for (let first = 0; first < ids.length; first += CHUNK) {
    const rows = await selectPublished(kysely)
      .where("event.id", "in", ids.slice(first, first + CHUNK))
      .execute();
    for (const row of rows) {
      const from = Buffer.from(JSON.stringify(toEvent(row)));
      parts.set(row.id, { id: row.id, revision: row.revision, from, start: 0, end: from.length });
    }
    await nextTurn();
  }
  return parts;
}

function join(parts: Part[]): Known {
  const places: Known["places"] = new Map();
  const bytes = Buffer.alloc(parts.reduce((sum, { start, end }) => sum + end - start + 1, 0) + (parts.length ? 1 : 2));
  bytes[0] = OPEN!;
  let at = 1;
  for (const { id, revision, from, start, end } of parts) {
    if (at > 1) bytes[at++] = COMMA!;
    from.copy(bytes, at, start, end);
    places.set(id, { revision, start: at, end: (at += end - start) });
  }
  bytes[at] = CLOSE!;
  return { bytes, places };
}
