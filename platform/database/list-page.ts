/** Long lists come in pages. A page begins after a row, not at a number, so that rows added meanwhile move nothing. */
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { cursorText, type PagePlace, type ListPage } from "../../domain/cursor.ts";
import { parseRowId } from "../../domain/row-id.ts";

/** Rows on a page of the admin area: about as many as one reads through before searching. */
const ROWS_PER_PAGE = 25;
/** The most rows that one call returns. */
export const MAX_ROWS = 200;

export type PageOptions = PagePlace & { limit?: number };
export type Cursor = { key?: string; id: number };
/** The columns that order a list, newest first unless it is `ascending`, and their values in a row. */
type Order<Row> = {
  columns: [key: string, id: string] | [id: string];
  cursorOf: (row: Row) => Cursor;
  ascending?: boolean;
};

const CURSOR = /^(?:(\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?)\.)?(\d+)$/;

/** Reads what `cursorText` wrote; undefined for any other text. */
export function parseCursor(text = ""): Cursor | undefined {
  const [, key, digits] = CURSOR.exec(text) ?? [];
  const id = parseRowId(digits);
  return id ? { key, id } : undefined;
}

/** Reads one page of what `query` selects. Towards the start, a page that would not be full is the first page. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: Order<Row>,
  { before, after, limit = ROWS_PER_PAGE }: PageOptions,
): Promise<ListPage<Row>> {
  const start = parseCursor(after);
  const place = start ?? parseCursor(before);
  const isAscending = Boolean(start) !== Boolean(order.ascending);
  const columns = order.columns.map((name) => sql.ref(name));
  let page = query.limit(limit + 1);
  if (place) page = page.where(isBeyond(columns, place, isAscending ? ">" : "<"));
  for (const column of columns) page = page.orderBy(column, isAscending ? "asc" : "desc");
  const found = await page.execute();
  const hasMore = found.length > limit;
  if (start && !hasMore) return readPage(query, order, { limit });
  const rows = start ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const textAt = (index: number) => (rows.length > 0 ? cursorText(order.cursorOf(rows.at(index)!)) : null);
  return { rows, older: start || hasMore ? textAt(-1) : null, newer: place ? textAt(0) : null };
}

/** How many rows the whole list has. */
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

/** Compares the columns as one row value: by the first, and where that is equal by the second. */
function isBeyond(columns: RawBuilder<unknown>[], { key = "", id }: Cursor, sign: "<" | ">") {
  const values = columns.length === 1 ? [id] : [key, id];
  return sql<boolean>`(${sql.join(columns)}) ${sql.raw(sign)} (${sql.join(values)})`;
}
