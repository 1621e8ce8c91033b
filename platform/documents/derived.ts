/** Columns that are derived from the data, so that the database can sort and search. */
import { createHash } from "node:crypto";
import type { Collection } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import type { Database } from "../database/database.ts";
import { readData, selectAll } from "./store.ts";

const BATCH = 500;

export function derivedOf<F extends Fields>({ sort, until, search = [] }: Collection<F>, data: DataOf<F>) {
  const sortKey = sort?.(data) ?? "";
  // Lower-cased here, because each database knows different letters.
  const searchText = search
    .map((name) => data[name])
    .join(" ")
    .toLowerCase();
  return { sortKey, untilKey: until?.(data) ?? sortKey, searchText };
}

/** At start-up, derives the columns of all documents again if the description changed. */
export async function updateDerived<F extends Fields>({ kysely }: Database, collection: Collection<F>): Promise<void> {
  const { name, fields } = collection;
  const hash = hashOf(collection);
  const known = await kysely.selectFrom("collectionHash").select("hash").where("name", "=", name).executeTakeFirst();
  if (known?.hash === hash) return;
  for (let last = 0, count = BATCH; count === BATCH;) {
    const rows = await selectAll({ collection }, kysely).where("id", ">", last).orderBy("id").limit(BATCH).execute();
    for (const { id, revision, data, ...row } of rows) {
      const derived = derivedOf(collection, readData(fields, data));
      const isDifferent = Object.entries(derived).some(([column, value]) => Reflect.get(row, column) !== value);
      // Another process may save the document meanwhile, and derives the columns itself.
      const stored = kysely.updateTable("document").set(derived).where("id", "=", id).where("revision", "=", revision);
      if (isDifferent) await stored.execute();
    }
    [last, count] = [rows.at(-1)?.id ?? last, rows.length];
  }
  await kysely
    .insertInto("collectionHash")
    .values({ name, hash })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ hash }))
    .execute();
}

function hashOf<F extends Fields>({ fields, sort, until, search }: Collection<F>): string {
  const description = JSON.stringify([fields, String(sort), String(until), search]);
  return createHash("sha256").update(description).digest("base64url");
}
