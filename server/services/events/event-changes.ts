/** Describes what changed between two versions of an event. */
import { formatPlainDate, plainDateParts } from "../../../domain/dates.ts";
import { EVENT_LABELS, type LabelledField } from "../../../domain/event-labels.ts";
import { storedPhotos, type Written } from "./event-rows.ts";

type Field = Exclude<keyof Written, "photos" | "picture" | "imageAlt">;

/** Too long to be quoted. */
const LONG = new Set<Field>(["description", "outcome"]);
const DATES = new Set<Field>(["date", "endDate"]);

const FIELDS = (Object.keys(EVENT_LABELS) as LabelledField[]).filter(
  (name): name is Field => name !== "image" && name !== "photos" && name !== "imageAlt",
);

/** `["date from 5 to 12 December 2025", "description rewritten"]`; empty when nothing has changed. */
export function changesInWords(before: Written, after: Written): string[] {
  const fields = FIELDS.filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  return [
    ...fields.map((name) => wordsFor(name, before[name] ?? "", after[name] ?? "")),
    ...pictureChange(before.picture, after.picture),
    ...altChange(before.imageAlt ?? null, after.imageAlt ?? null),
    ...photosChange(before, after),
  ];
}

function wordsFor(field: Field, before: string, after: string): string {
  const name = EVENT_LABELS[field].toLowerCase();
  if (!after) return `${name} removed`;
  if (!before) return LONG.has(field) ? `${name} added` : `${name} set to ${shown(field, after)}`;
  if (LONG.has(field)) return `${name} rewritten`;
  if (DATES.has(field)) return `${name} from ${fromTo(before, after)}`;
  return `${name} from ${shown(field, before)} to ${shown(field, after)}`;
}

function shown(field: Field, value: string): string {
  return DATES.has(field) ? formatPlainDate(value) : `“${value}”`;
}

/** `5 to 12 December 2025`: what both dates share appears once. */
function fromTo(before: string, after: string): string {
  const [from, to] = [plainDateParts(before), plainDateParts(after)];
  if (!from || !to) return `${before} to ${after}`;
  const end = `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${end}`;
  return from.month === to.month ? `${from.day} to ${end}` : `${from.day} ${from.month} to ${end}`;
}

function pictureChange(before: string | null, after: string | null): string[] {
  if (before === after) return [];
  if (!after) return ["image removed"];
  return [before ? "image replaced" : "image added"];
}

/** Null is unknown, empty is decoration: both have nothing to quote. */
function altChange(before: string | null, after: string | null): string[] {
  if (before === after) return [];
  const label = EVENT_LABELS.imageAlt.toLowerCase();
  if (after === "") return ["photo marked as only decoration"];
  return [after ? `${label} set to “${after}”` : `${label} removed`];
}

function photosChange(before: Written, after: Written): string[] {
  if (before.photos === after.photos) return [];
  const [had, has] = [storedPhotos(before).length, storedPhotos(after).length];
  return [had === has ? "photos changed" : `photos from ${had} to ${has}`];
}
