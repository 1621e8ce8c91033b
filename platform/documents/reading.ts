/** Reads documents for everyone: published, and not in the trash. */
import { sql } from "kysely";
import type { ListPage } from "../../domain/cursor.ts";
import type { Fields } from "../../domain/collections/fields.ts";
import { countRows, readPage, type PageOptions } from "../database/list-page.ts";
import { presentRows, selectAll, selectPublished, type DocumentQuery, type DocumentRow, type Store } from "./store.ts";

export type DocumentFilter = PageOptions & {
  /** First and last day, both included. A document of several days belongs to each of them. */
  from?: string;
  to?: string;
  /** Only documents that are over by this day. */
  overBy?: string;
  isDraft?: boolean;
  where?: Record<string, string>;
  /** The searched fields must contain all of these. */
  words?: string[];
};

export function reading<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { kysely } = store.database;
  return {
    /** Newest first; within a day the latest entered first. */
    async list(): Promise<Shown[]> {
      return presentRows(store, await newestFirst(selectPublished(store, kysely)).execute());
    },

    page: (filter: DocumentFilter): Promise<ListPage<Shown>> => pageOf(store, selectPublished(store, kysely), filter),

    count: (): Promise<number> => countRows(selectPublished(store, kysely)),

    years: (): Promise<number[]> => yearsOf(selectPublished(store, kysely)),

    /** Returns a published document; `"removed"` if it was public when it was deleted. */
    async findRow(id: number): Promise<DocumentRow | "removed" | undefined> {
      // Visitors ask for addresses without an id, which need no query.
      if (!id) return undefined;
      const row = await selectAll(store, kysely).where("id", "=", id).executeTakeFirst();
      if (row?.publishedAt) return row.deletedAt ? "removed" : row;
      const { name: collection } = store.collection;
      const removed = kysely.selectFrom("removedDocument").select("id");
      return (await removed.where((is) => is.and({ id, collection })).executeTakeFirst()) && "removed";
    },
  };
}

export function newestFirst(query: DocumentQuery): DocumentQuery {
  return query.orderBy("sortKey", "desc").orderBy("id", "desc");
}

export async function pageOf<F extends Fields, Shown>(
  store: Store<F, Shown>,
  query: DocumentQuery,
  filter: DocumentFilter,
): Promise<ListPage<Shown>> {
  const { rows, ...places } = await readPage(filtered(store, query, filter), ["sortKey", "id"], filter);
  return { ...places, rows: await presentRows(store, rows) };
}

/** Returns the years of all first and last days. */
export async function yearsOf(query: DocumentQuery): Promise<number[]> {
  const rows = await query
    .clearSelect()
    .select(({ fn, val }) => [
      fn<string>("substr", ["sortKey", val(1), val(4)]).as("first"),
      fn<string>("substr", ["untilKey", val(1), val(4)]).as("last"),
    ])
    .distinct()
    .execute();
  const years = new Set(rows.flatMap(({ first, last }) => [Number(first), Number(last)]));
  return [...years].sort((one, other) => other - one);
}

export function filtered(
  store: Pick<Store, "database">,
  query: DocumentQuery,
  { from, to, overBy, isDraft, where = {}, words = [] }: DocumentFilter,
): DocumentQuery {
  if (from) query = query.where("untilKey", ">=", from);
  if (to) query = query.where("sortKey", "<=", to);
  if (overBy) query = query.where("untilKey", "<", overBy);
  if (isDraft) query = query.where("publishedAt", "is", null);
  for (const [name, value] of Object.entries(where)) query = query.where(hasValue(store, name, value));
  for (const word of words) query = query.where(contains(word));
  return query;
}

// For rare queries. Searches the JSON text, because JSON functions fail for all rows if one is invalid.
function hasValue({ database: { kind } }: Pick<Store, "database">, name: string, value: string) {
  const position = sql.raw(kind === "sqlite" ? "instr" : "strpos");
  return sql<boolean>`${position}(data, ${`${JSON.stringify(name)}:${JSON.stringify(value)}`}) > 0`;
}

/** Case-insensitive. PostgreSQL escapes with a backslash by default, SQLite does not. */
function contains(word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`search_text like ${pattern} escape '\\'`;
}
