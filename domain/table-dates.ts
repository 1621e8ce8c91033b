/** Dates and times as spreadsheets write them. */
import { isPlainDate } from "./dates.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");

/** `9`, `sep` or `september`. */
function monthIn(text: string): string {
  const index = text.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(text.toLowerCase()));
  return index < 0 ? text : String(index + 1);
}

/**
 * Reads `13/10/2025`, and `13-Oct-25` and `13 October 2025`, which Excel also writes. In India the day comes first. Returns
 * other text unchanged.
 */
export function dateIn(cell: string): string {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s.,/-]+(\d{4}|\d\d)$/i.exec(cell.trim()) ?? [];
  const date = `${year.padStart(4, "20")}-${monthIn(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isPlainDate(date) ? date : cell;
}

/** Reads `9:00`, `2.30 pm`, `2 PM`, and `2:30:00 PM` of Excel. Returns other text unchanged. */
export function timeIn(cell: string): string {
  const [, hour, minute, half] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap]m)?$/.exec(cell.trim().toLowerCase()) ?? [];
  if (!minute && !half) return cell;
  const hours = half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : hour!;
  return `${String(hours).padStart(2, "0")}:${minute ?? "00"}`;
}
