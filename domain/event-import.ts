/** What `POST /api/events.csv` answers. */
export type EventImport = {
  /** True when this was a rehearsal: nothing was saved. */
  dry: boolean;
  rows: ImportedRow[];
};
export type ImportedRow = {
  /** The line in the file at which the row begins; the heading is line 1. */
  line: number;
  title: string;
  date: string;
  /** `add`: a new event; `known`: one of this title and day is there already; `refused`: `problems` says why. */
  verdict: "add" | "known" | "refused";
  problems: Record<string, string>;
};

/** The columns of the export, and those that an import understands, as their headings. */
export const REQUIRED_COLUMNS = ["title", "description", "date", "location"] as const;
export const OPTIONAL_COLUMNS = [
  "startTime",
  "endDate",
  "endTime",
  "state",
  "stateNote",
  "linkUrl",
  "linkLabel",
  "outcome",
] as const;
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 2_000;
