/** `row` is its number in a spreadsheet: empty rows count, and lines inside a cell do not. */
export type TableLine = { cells: string[]; row: number };

export class TableProblem extends Error {}

/** The parser of csv-parse, which has one build for Node and one for browsers. */
type Parse = (text: string, options: object) => unknown;
/** Reading half a million short or empty rows takes half a minute. */
const MAX_LINES = 20_000;

type Failure = { code: string; records: number };

/** Returns all rows that are not empty. @throws {TableProblem} */
export function readTable(parse: Parse, text: string, delimiter?: string): TableLine[] {
  const lines = text.replace(/\r\n?/g, "\n");
  if (lines.split("\n", MAX_LINES + 1).length > MAX_LINES)
    throw new TableProblem(`Use at most ${MAX_LINES.toLocaleString("en")} lines at once.`);
  try {
    return parseRows(parse, lines, delimiter ?? delimiterOf(lines))
      .map((cells, index) => ({ cells, row: index + 1 }))
      .filter(({ cells }) => cells.some((cell) => cell.trim()));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new TableProblem(textOf(error as unknown as Failure));
  }
}

/** Spreadsheets put tabs between copied cells, and leave quotation marks inside a cell as they are. */
export function readPasted(parse: Parse, text: string): TableLine[] {
  return readTable(parse, text, text.includes("\t") ? "\t" : undefined);
}

function parseRows(parse: Parse, text: string, delimiter: string): string[][] {
  return parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: delimiter === "\t",
    // Otherwise the parser would trim the empty cells at the start of a row.
    trim: delimiter !== "\t",
    delimiter,
  }) as string[][];
}

function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

function textOf({ code, records }: Failure): string {
  const row = Number(records) + 1;
  if (code === "CSV_QUOTE_NOT_CLOSED") return `Row ${row} has a quotation mark that is never closed.`;
  if (!code.includes("QUOTE")) return "This file could not be read as CSV.";
  return (
    `Row ${row} has a quotation mark in the middle of a text. ` +
    "Put the whole text in quotation marks, and write each mark inside it twice."
  );
}
