export type TableLine = { cells: string[]; line: number };

export class TableProblem extends Error {}

/** The parser of csv-parse, which has one build for Node and one for browsers. */
type Parse = (text: string, options: object) => unknown;
type Failure = { code: string; records: number; lines: number };

export function readTable(parse: Parse, text: string, delimiter?: string): TableLine[] {
  // With a single kind of line break, lines can be counted inside cells too.
  const lines = text.replace(/\r\n?/g, "\n");
  const rows = (to?: number) => parseRows(parse, lines, { delimiter: delimiter ?? delimiterOf(lines), to });
  try {
    return rows().map(({ record, lastLine }) => ({
      cells: record,
      line: lastLine - (record.join("").split("\n").length - 1),
    }));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new TableProblem(textOf(error as unknown as Failure, rows));
  }
}

/** Spreadsheets put tabs between copied cells, and leave quotation marks inside a cell as they are. */
export function readPasted(parse: Parse, text: string): TableLine[] {
  return readTable(parse, text, text.includes("\t") ? "\t" : undefined);
}

type Row = { record: string[]; lastLine: number };
type Options = { delimiter: string; to: number | undefined };

function parseRows(parse: Parse, text: string, { delimiter, to }: Options): Row[] {
  const rows = parse(text, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    relax_quotes: delimiter === "\t",
    // Otherwise the parser would trim the empty cells at the start of a row.
    trim: delimiter !== "\t",
    delimiter,
    to,
  }) as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => ({ record, lastLine: info.lines }));
}

function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

function textOf({ code, lines, records }: Failure, rows: (to: number) => Row[]): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") {
    // The parser reports an error at the end of the file, so look for the last valid row.
    const lastLine = Number(records) > 0 ? rows(Number(records)).at(-1)?.lastLine : 0;
    if (!lastLine) return "The first row has a quotation mark that is never closed.";
    return `The row after line ${lastLine} has a quotation mark that is never closed.`;
  }
  if (!code.includes("QUOTE")) return "This file could not be read as CSV.";
  return (
    `Line ${String(lines)} has a quotation mark in the middle of a text. ` +
    "Put the whole text in quotation marks, and write each mark inside it twice."
  );
}
