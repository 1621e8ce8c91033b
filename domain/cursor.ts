/** A place in a long list: the row `id`, and before it what else the list is ordered by. */
type Place = { key?: string; id: number };

/** Which page of a list is meant: the rows that follow one place, or those that come before another. Neither means the first page. */
export type PagePlace = { before?: string; after?: string };

/** A place as addresses contain it: `2025-10-13.12`, or `12` in a list that is ordered by id only. */
export function cursorText({ key, id }: Place): string {
  return key ? `${key}.${id}` : String(id);
}

/** The page that an address names. */
export function placeOf(search: URLSearchParams): PagePlace {
  return { before: search.get("before") ?? undefined, after: search.get("after") ?? undefined };
}

/** `older` is a place for `before`, towards the end, and `newer` one for `after`; null where the list ends. */
export type ListPage<Row> = { rows: Row[]; older: string | null; newer: string | null };
