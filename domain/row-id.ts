/** The largest `integer` in PostgreSQL. */
export const MAX_ROW_ID = 2_147_483_647;

export function parseRowId(text: string | undefined): number | undefined {
  const id = parseEventId(text);
  return id && id <= MAX_ROW_ID ? id : undefined;
}

export function parseEventId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}
