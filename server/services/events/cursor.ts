/** A place in the list of events, as it stands in an address (`cursorText` in domain/event-list.ts writes it). */
import { isPlainDate } from "../../../domain/dates.ts";
import { parseRowId } from "../row-id.ts";
import type { Cursor } from "./event-reading.ts";

export function parseCursor(text: string): Cursor | undefined {
  const [date = "", id] = text.split(".", 2);
  const known = parseRowId(id);
  return isPlainDate(date) && known ? { date, id: known } : undefined;
}
