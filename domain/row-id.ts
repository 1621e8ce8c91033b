/** The largest `integer` in PostgreSQL. */
export const MAX_ROW_ID = 2_147_483_647;

/** Returns 0, the id of no row, for text that is no id. */
export function parseRowId(text: string | undefined): number {
  const id = parseEventId(text) ?? 0;
  return id <= MAX_ROW_ID ? id : 0;
}

export function parseEventId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}
