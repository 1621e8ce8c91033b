import { formatPlainDate } from "../../../domain/dates.ts";
import { EVENT_LABELS, type LabelledField } from "./event-labels.ts";
import { storedPhotos, type EditableFields } from "./event-rows.server.ts";

type Field = Exclude<keyof EditableFields, "photos" | "picture" | "imageAlt">;

/** Too long to be quoted. */
const LONG = new Set<Field>(["description", "outcome"]);
const DATES = new Set<Field>(["date", "endDate"]);

const FIELDS = (Object.keys(EVENT_LABELS) as LabelledField[]).filter(
  (name): name is Field => name !== "image" && name !== "photos" && name !== "imageAlt",
);

/** `["Date changed from December 5, 2025 to December 12, 2025", "Description changed"]` */
export function changesBetween(before: EditableFields, after: EditableFields): string[] {
  const fields = FIELDS.filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  return [
    ...fields.map((name) => fieldChange(name, before[name] ?? "", after[name] ?? "")),
    ...pictureChange(before.picture, after.picture),
    ...altChange(before.imageAlt ?? null, after.imageAlt ?? null),
    ...photosChange(before, after),
  ];
}

function fieldChange(field: Field, before: string, after: string): string {
  const label = EVENT_LABELS[field];
  if (!after) return `${label} removed`;
  if (!before) return LONG.has(field) ? `${label} added` : `${label} added: ${shown(field, after)}`;
  if (LONG.has(field)) return `${label} changed`;
  return `${label} changed from ${shown(field, before)} to ${shown(field, after)}`;
}

function shown(field: Field, value: string): string {
  return DATES.has(field) ? formatPlainDate(value) : `“${value}”`;
}

function pictureChange(before: string | null, after: string | null): string[] {
  if (before === after) return [];
  if (!after) return ["Image removed"];
  return [before ? "Image replaced" : "Image added"];
}

/** Null is unknown and empty means decoration: neither can be quoted. */
function altChange(before: string | null, after: string | null): string[] {
  if (before === after) return [];
  if (after === "") return ["Image marked as only decoration"];
  return [after ? `${EVENT_LABELS.imageAlt}: “${after}”` : `${EVENT_LABELS.imageAlt} removed`];
}

function photosChange(before: EditableFields, after: EditableFields): string[] {
  if (before.photos === after.photos) return [];
  const [had, has] = [storedPhotos(before).length, storedPhotos(after).length];
  return [had === has ? "Photos changed" : `Photos changed from ${had} to ${has}`];
}
