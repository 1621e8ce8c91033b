import type { DetailName } from "./event.ts";
import { DETAIL_NAMES, EVENT_LABELS } from "./event-labels.ts";

/** The response of `POST /api/events.csv`. */
export type EventImport = {
  /** True when nothing was saved. */
  dry: boolean;
  rows: ImportedRow[];
};
export type ImportedRow = {
  /** The line of the file on which the row begins; the column names are on line 1. */
  line: number;
  title: string;
  date: string;
  /** `add`: a new event; `known`: an event has this title and date; `refused`: see `problems`. */
  verdict: "add" | "known" | "refused";
  /** By column; `row` is a problem of the whole row. */
  problems: Record<string, string>;
};

export const REQUIRED_COLUMNS = ["title", "description", "date", "location"] as const;
export const OPTIONAL_COLUMNS = [...DETAIL_NAMES.filter(isColumn), "draft" as const];
export const IMPORT_COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const COLUMN_LABELS: Record<ImportColumn, string> = { ...EVENT_LABELS, draft: "Draft" };

export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 2_000;

/** The table has no image, so it has nothing about the image. */
function isColumn(name: DetailName): name is Exclude<DetailName, `image${string}`> {
  return !name.startsWith("image");
}
