import type { Executor } from "../database/database.ts";

/** `documents` excludes events; `files` are the private files of events. */
export type RowCounts = { events: number; messages: number; documents: number; pictures: number; files: number };

export async function rowCounts(executor: Executor): Promise<RowCounts> {
  const all = executor.fn.countAll<number>();
  const rows = await executor
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("document").select(all.as("count")).where("collection", "=", "event").as("events"),
      selectFrom("contactMessage").select(all.as("count")).as("messages"),
      selectFrom("document").select(all.as("count")).where("collection", "!=", "event").as("documents"),
      selectFrom("picture").select(all.as("count")).as("pictures"),
      selectFrom("eventProof").select(all.as("count")).as("files"),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL's driver returns counts as text.
  const counts = Object.entries(rows).map(([name, count]) => [name, Number(count)]);
  return Object.fromEntries(counts) as RowCounts;
}
