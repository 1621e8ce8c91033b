/**
 * The list of all events as JSON, ready to be sent. A list of 100,000 takes seconds to be read and written; after a change
 * only the changed events are, and the bytes of all others are copied from the list before.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Executor } from "../../adapters/database/database.ts";
import { newestFirst, selectPublished, toEvent } from "./event-rows.ts";

type Bytes = Buffer<ArrayBuffer>;
type Listed = { id: number; revision: number };
/** The JSON of an event, and where it lies. */
type Part = Listed & { bytes: Bytes; start: number; end: number };
type Parts = ReadonlyMap<number, Part>;

/** As many are read at once, and then others get a turn. */
const CHUNK = 500;
const [OPEN, COMMA, CLOSE] = Buffer.from("[,]");

export function eventListJson(kysely: Executor) {
  let known: Parts = new Map();

  return {
    /** What `list` answers, as JSON. */
    async listJson(): Promise<Bytes> {
      const before = known;
      const listed = await newestFirst(selectPublished(kysely))
        .clearSelect()
        .select(["event.id", "revision"])
        .execute();
      const read = await readParts(
        kysely,
        listed.filter((event) => !partOf(before, event)).map(({ id }) => id),
      );
      // One that is nowhere has been taken away since the ids were read.
      const list = join(listed.flatMap((event) => partOf(before, event) ?? read.get(event.id) ?? []));
      known = list.parts;
      return list.bytes;
    },
  };
}

/** A revision is never given twice, so what was written of one stays true of it. */
function partOf(parts: Parts, { id, revision }: Listed): Part | undefined {
  const part = parts.get(id);
  return part?.revision === revision ? part : undefined;
}

async function readParts(kysely: Executor, ids: number[]): Promise<Parts> {
  const parts = new Map<number, Part>();
  for (let first = 0; first < ids.length; first += CHUNK) {
    const rows = await selectPublished(kysely)
      .where("event.id", "in", ids.slice(first, first + CHUNK))
      .execute();
    for (const row of rows) {
      const bytes = Buffer.from(JSON.stringify(toEvent(row)));
      parts.set(row.id, { id: row.id, revision: row.revision, bytes, start: 0, end: bytes.length });
    }
    await nextTurn();
  }
  return parts;
}

/** One list, and the same parts as they lie in it. */
function join(list: Part[]): { bytes: Bytes; parts: Parts } {
  const parts = new Map<number, Part>();
  const bytes = Buffer.alloc(list.reduce((sum, { start, end }) => sum + end - start + 1, 0) + (list.length ? 1 : 2));
  bytes[0] = OPEN!;
  let at = 1;
  for (const { id, revision, bytes: from, start, end } of list) {
    if (at > 1) bytes[at++] = COMMA!;
    from.copy(bytes, at, start, end);
    parts.set(id, { id, revision, bytes, start: at, end: (at += end - start) });
  }
  bytes[at] = CLOSE!;
  return { bytes, parts };
}
