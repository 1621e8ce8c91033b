/** Pages of long lists. A page starts after a row, not at an offset, so that new rows do not move it. */
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { ListPage, PagePlace } from "../../domain/cursor.ts";
import { parseRowId } from "../../domain/row-id.ts";

export const ROWS_PER_PAGE = 25;
export const MAX_ROWS = 200;
export const NO_PLACE = "Take the value from the Link header of the page before.";

/** `soonest`: ascending. */
export type PageOptions = PagePlace & { limit?: number; soonest?: boolean };
export type Cursor = { key?: string; id: number };
/** Names of columns, maybe with their table. */
type Columns = [key: string, id: string] | [id: string];

/** PostgreSQL rejects a null character. */
const CURSOR = /^(?:([^\p{Cc}]*)\.)?(\d+)$/u;

export function parseCursor(text = ""): Cursor | undefined {
  const [, key, digits] = CURSOR.exec(text) ?? [];
  const id = parseRowId(digits);
  return id ? { key, id } : undefined;
}

/** A page of newer rows that would not be full is replaced by the first page. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  columns: Columns,
  { before, after, limit = ROWS_PER_PAGE, soonest = false }: PageOptions,
): Promise<ListPage<Row>> {
  const start = parseCursor(after);
  const place = start ?? parseCursor(before);
  const isAscending = Boolean(start) !== soonest;
  const ordered = columns.map((name) => sql.ref(name));
  let page = query.limit(limit + 1);
  if (place) page = page.where(isBeyond(ordered, place, isAscending ? ">" : "<"));
  for (const column of ordered) page = page.orderBy(column, isAscending ? "asc" : "desc");
  const found = await page.execute();
  const hasMore = found.length > limit;
  if (start && !hasMore) return readPage(query, columns, { limit, soonest });
  const rows = start ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const textAt = (index: number) => (rows.length > 0 ? cursorOf(rows.at(index)!, columns) : null);
  return { rows, older: start || hasMore ? textAt(-1) : null, newer: place ? textAt(0) : null };
}

function cursorOf(row: object, columns: Columns): string {
  return columns.map((column) => String(Reflect.get(row, column.split(".").at(-1)!))).join(".");
}

export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, unknown>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .$castTo<{ count: number | string }>()
    .select(sql`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isBeyond(columns: RawBuilder<unknown>[], { key = "", id }: Cursor, sign: "<" | ">") {
  const values = columns.length === 1 ? [id] : [key, id];
  return sql<boolean>`(${sql.join(columns)}) ${sql.raw(sign)} (${sql.join(values)})`;
}
