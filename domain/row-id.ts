/** The largest `integer` of PostgreSQL, which throws an error for a larger one. */
export const MAX_ROW_ID = 2_147_483_647;

/** The id of a row in an address; undefined for what no row of ours can have. */
export function parseRowId(text: string | undefined): number | undefined {
  const id = parseEventId(text);
  return id && id <= MAX_ROW_ID ? id : undefined;
}

/** The id in an address: a positive whole number, else undefined. */
export function parseEventId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}
