import { CsvError, parse } from "csv-parse/sync";
import { HttpError } from "../http-error.ts";

export type CsvLine = { cells: string[]; line: number };

/** All rows that are not empty. @throws {HttpError} 400 if the text is not CSV */
export function readCsv(text: string): CsvLine[] {
  // With a single kind of line break, lines can be counted inside cells too.
  const lines = text.replace(/\r\n?/g, "\n");
  try {
    return parseRows(lines).map(({ record, lastLine }) => ({
      cells: record,
      line: lastLine - (record.join("").split("\n").length - 1),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw tableError(textOf(error, lines));
  }
}

function parseRows(text: string, to?: number): { record: string[]; lastLine: number }[] {
  const rows = parse(text, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    trim: true,
    delimiter: delimiterOf(text),
    to,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => ({ record, lastLine: info.lines }));
}

export function tableError(message: string): HttpError {
  return new HttpError(400, message, { fields: { file: message } });
}

function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  return heading.includes(";") && !heading.includes(",") ? ";" : ",";
}

function textOf({ code, lines, records }: CsvError, text: string): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") {
    // The parser noticed at the end of the file; look for the last valid row.
    const lastLine = parseRows(text, Number(records)).at(-1)?.lastLine ?? 0;
    return `The row after line ${lastLine} has a quotation mark that is never closed.`;
  }
  if (!code.includes("QUOTE")) return "This file could not be read as CSV.";
  return (
    `Line ${String(lines)} has a quotation mark in the middle of a text. ` +
    "Put the whole text in quotation marks, and write each mark inside it twice."
  );
}
