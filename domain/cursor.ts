type Place = { key?: string; id: number };

export type PagePlace = { before?: string; after?: string };

/** `2025-10-13.12`, or `12` in a list that is ordered by id only. */
export function cursorText({ key, id }: Place): string {
  return key !== undefined ? `${key}.${id}` : String(id);
}

export function placeOf(search: URLSearchParams): PagePlace {
  return { before: search.get("before") ?? undefined, after: search.get("after") ?? undefined };
}

export type ListPage<Row> = { rows: Row[]; older: string | null; newer: string | null };
