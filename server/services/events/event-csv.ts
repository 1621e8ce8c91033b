/** Events as a table: what an export writes, an import reads. */
import { parse, CsvError } from "csv-parse/sync";
import type { Event } from "../../../domain/event.ts";
import { MAX_IMPORT_ROWS, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from "../../../domain/event-import.ts";
import { csvTable } from "../csv.ts";
import { Refusal } from "../refusal.ts";

const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
/** In the export for the reader's sake; an import makes new events and passes them over. */
const NOT_READ = ["id", "draft", "image"];

export type CsvRow = { line: number; fields: Record<string, string> };

export function eventsCsv(events: Event[], address: (path: string) => string): string {
  return csvTable<Event>(
    [
      ["id", ({ id }) => String(id)],
      ...COLUMNS.map((name): [string, (event: Event) => string] => [name, (event) => event[name]]),
      ["draft", ({ draft }) => (draft ? "yes" : "")],
      ["image", ({ image }) => image && address(image)],
    ],
    events,
  );
}

/** The rows below the heading; an empty cell says nothing. @throws {Refusal} 400 for what is no such table */
export function readEventsCsv(text: string): CsvRow[] {
  const [heading, ...rows] = parseLines(text);
  if (!heading) throw refusal("This file is empty.");
  const names = heading.cells.map(columnOf);
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw refusal(`The first line must name these columns too: ${missing.join(", ")}.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw refusal(`The column ${twice} is there twice.`);
  if (rows.length > MAX_IMPORT_ROWS)
    throw refusal(`Import at most ${MAX_IMPORT_ROWS.toLocaleString("en")} rows at once.`);
  return rows.map(({ cells, line }) => ({ line, fields: fieldsOf(names, cells) }));
}

type Line = { cells: string[]; line: number };

function parseLines(text: string): Line[] {
  try {
    const lines = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      delimiter: delimiterOf(text),
    });
    return (lines as unknown as { record: string[]; info: { lines: number } }[]).map(({ record }, index, all) => ({
      cells: record,
      // `info` counts the lines read so far: a row begins after the one before it.
      line: (all[index - 1]?.info.lines ?? 0) + 1,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`This file could not be read as CSV: ${error.message.replace(/\.?$/, ".")}`);
  }
}

/** Spreadsheets in many countries separate by semicolons. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

/** `Start time`, `start_time` and `startTime` are the same column. */
function columnOf(heading: string): string {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, "");
  const name = [...COLUMNS, ...NOT_READ].find((known) => plain(known) === plain(heading));
  if (name) return name;
  throw refusal(`There is no column “${heading.slice(0, 40)}”. The columns are: ${COLUMNS.join(", ")}.`);
}

function fieldsOf(names: string[], cells: string[]): Record<string, string> {
  const pairs = names.map((name, index): [string, string] => [name, cells[index] ?? ""]);
  return Object.fromEntries(pairs.filter(([name, value]) => value !== "" && !NOT_READ.includes(name)));
}

function refusal(words: string): Refusal {
  return new Refusal(400, words, { fields: { file: words } });
}
