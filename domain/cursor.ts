/** Where a page of a list begins: `2025-10-13.12`, or `12` in a list that is ordered by id only. */
export type PagePlace = { before?: string; after?: string };

export function placeOf(search: URLSearchParams): PagePlace {
  return { before: search.get("before") ?? undefined, after: search.get("after") ?? undefined };
}

export type ListPage<Row> = { rows: Row[]; older: string | null; newer: string | null };
