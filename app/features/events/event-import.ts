import type { AnyField } from "../../../domain/collections/fields.ts";
import { eventCollection, type EventData } from "./event-collection.ts";

type FieldName = keyof EventData;
export type ImportColumn = Exclude<FieldName, `image${string}` | "photos"> | "draft";

const { fields } = eventCollection;
/** A table has no pictures, so it has no fields about them. */
const COLUMNS = (Object.keys(fields) as FieldName[]).filter((name): name is Exclude<ImportColumn, "draft"> => {
  const { kind, about, csv = true } = fields[name];
  return csv && !about && kind !== "picture" && kind !== "list";
});

export const REQUIRED_COLUMNS = COLUMNS.filter((name) => fields[name].required);
export const OPTIONAL_COLUMNS = [...COLUMNS.filter((name) => !fields[name].required), "draft" as const];
export const IMPORT_COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

/** Returns undefined for the column that is no field. */
const fieldOf = (name: ImportColumn): AnyField | undefined => (name === "draft" ? undefined : fields[name]);

export const columnLabel = (name: ImportColumn): string => fieldOf(name)?.label ?? "Draft";

/** Other names of the column. */
export const headingsOf = (name: ImportColumn): string[] => fieldOf(name)?.headings ?? [];

export function exampleOf(name: ImportColumn): string {
  const field = fieldOf(name);
  return (field && "example" in field && field.example) || "";
}

export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 2_000;
