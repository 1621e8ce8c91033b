/** Export and import have the same columns. */
import type { Fields } from "../../../domain/collections/fields.ts";
import type { Event } from "./event.ts";
import { eventCollection } from "./event-collection.ts";
import {
  columnLabel,
  headingsOf,
  IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from "./event-import.ts";
import { csvTable, unmarkFormulas } from "../../../platform/formats/csv.ts";
import { cutText } from "../../../domain/plain-text.ts";
import type { TableLine } from "../../../domain/table.ts";
import { dateIn, timeIn } from "../../../domain/table-dates.ts";
import { readCsv, tableError } from "../../../platform/formats/read-csv.ts";

/** Exported for people; an import creates new events and ignores these columns. */
const SKIPPED = ["id", "image"] as const;
const MAX_COLUMNS = 100;
type Heading = ImportColumn | (typeof SKIPPED)[number];

/** `problem` means that the row does not fit the columns, so its fields cannot be trusted. */
export type TableRow = { row: number; fields: Partial<Record<ImportColumn, string>>; problem?: string };

export function eventsCsv(events: Event[], address: (path: string) => string): string {
  return csvTable<Event>(
    [
      ["id", ({ id }) => String(id)],
      ...IMPORT_COLUMNS.map((name): [string, (event: Event) => string] => [name, (event) => cellOf(event, name)]),
      ["image", ({ image }) => image && address(image)],
    ],
    events,
  );
}

function cellOf(event: Event, name: ImportColumn): string {
  if (name === "draft") return event.draft ? "yes" : "";
  return event[name];
}

/** Omits empty cells. @throws {HttpError} 400 if this is not a table of events */
export function readEventsCsv(text: string): TableRow[] {
  const [heading, ...lines] = readCsv(text);
  if (!heading) throw tableError("This file is empty.");
  if (heading.cells.length > MAX_COLUMNS) throw tableError(`Use at most ${MAX_COLUMNS} columns.`);
  const names = heading.cells.map(columnOf);
  checkColumns(names, heading.cells);
  if (lines.length > MAX_IMPORT_ROWS)
    throw tableError(`Import at most ${MAX_IMPORT_ROWS.toLocaleString("en")} rows at once.`);
  return lines.map((line) => rowOf(names as Heading[], line));
}

/** The number of the row, as in “S. No.”. */
const ROW_NUMBER = /^(s|sl|sr|serial)(no|number)$/;

/** Accepts `Start time`, `start_time`, `startTime`, and other names that tables often have. */
function columnOf(heading: string): Heading | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s._-]/g, "");
  const asked = plain(heading);
  if (ROW_NUMBER.test(asked)) return "id";
  return (
    SKIPPED.find((name) => name === asked) ??
    IMPORT_COLUMNS.find((name) =>
      [name, columnLabel(name), ...headingsOf(name)].some((known) => plain(known) === asked),
    )
  );
}

function checkColumns(names: (Heading | undefined)[], headings: string[]): void {
  const labels = (columns: readonly ImportColumn[]) => columns.map((name) => columnLabel(name)).join(", ");
  const unknown = headings.filter((_, index) => !names[index]);
  if (unknown.length > 0) {
    const quoted = unknown.slice(0, 5).map((name) => `“${cutText(name, 40)}”`);
    throw tableError(
      `The first row has columns that are not known: ${quoted.join(", ")}. The columns are: ${labels(IMPORT_COLUMNS)}.`,
    );
  }
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw tableError(`The first row must also name these columns: ${labels(missing)}.`);
  const twice = headings.find((_, index) => names.indexOf(names[index]) !== index);
  if (twice) throw tableError(`The column “${twice}” is there twice.`);
}

/** A choice may be written as its value, which an export contains, or as its label. */
function valueOf(name: Heading, cell: string): string {
  const field = (eventCollection.fields as Fields)[name];
  if (field?.kind === "choice") {
    const asked = cell.trim().toLowerCase();
    return Object.entries(field.options).find(([, label]) => label.toLowerCase() === asked)?.[0] ?? cell;
  }
  if (field?.kind === "date") return dateIn(cell);
  return field?.kind === "time" ? timeIn(cell) : cell;
}

function rowOf(names: Heading[], { row, cells }: TableLine): TableRow {
  const pairs = names.map((name, index): [Heading, string] => [name, unmarkFormulas(cells[index] ?? "")]);
  const fields = Object.fromEntries(
    pairs
      .filter(([name, value]) => value && !SKIPPED.some((skipped) => skipped === name))
      .map(([name, value]) => [name, valueOf(name, value)]),
  );
  if (cells.length === names.length) return { row, fields };
  const problem =
    `This row has ${cells.length} cells, but the first row names ${names.length} columns. ` +
    "A text that contains a comma must be in quotation marks.";
  return { row, fields, problem };
}
