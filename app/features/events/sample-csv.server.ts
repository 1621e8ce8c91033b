import { columnLabel, exampleOf, IMPORT_COLUMNS, type ImportColumn } from "./event-import.ts";
import { csvTable } from "../../../platform/formats/csv.ts";

type Sample = Record<ImportColumn, string>;

const COMPLETE = {
  title: "Pitch evening",
  description: "Four minutes for each team, then questions. Everyone is welcome.",
  date: "2025-10-13",
  location: "Seminar hall, Innovation Block",
  startTime: "14:30",
  endDate: "2025-10-14",
  endTime: "17:00",
  state: "postponed",
  stateNote: "The new date will be announced here.",
  linkUrl: "https://example.edu/register",
  linkLabel: "Register",
  outcome: "Twelve teams took part.",
  draft: "yes",
} satisfies Partial<Sample>;

const { description, date, location } = COMPLETE;
const EMPTY = Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, ""])) as Sample;
/** A new field is in the sample too, if it has an example. */
const EXAMPLES = Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, exampleOf(name)])) as Sample;
const SHORTEST: Sample = { ...EMPTY, title: "Open day", description, date, location };

/** Returns a template: one event with every column filled in, and one with the required columns only. */
export function sampleCsv(): string {
  const columns = IMPORT_COLUMNS.map((name): [string, (row: Sample) => string] => [
    columnLabel(name),
    (row) => row[name],
  ]);
  return csvTable(columns, [{ ...EMPTY, ...EXAMPLES, ...COMPLETE }, SHORTEST]);
}
