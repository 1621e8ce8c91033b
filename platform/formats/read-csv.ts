import { parse } from "csv-parse/sync";
import { readTable, TableProblem, type TableLine } from "../../domain/table.ts";
import { fieldError, HttpError } from "../http-error.ts";

/** Returns all rows that are not empty. @throws {HttpError} 400 if the text is not CSV */
export function readCsv(text: string): TableLine[] {
  try {
    return readTable(parse, text);
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    throw tableError(error.message);
  }
}

export function tableError(message: string): HttpError {
  return fieldError("file", message);
}
