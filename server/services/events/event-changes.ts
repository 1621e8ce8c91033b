/** What changed between two versions of an event, in words for those who edit it. */
import { formatPlainDate, plainDateParts } from "../../../domain/dates.ts";
import { storedPhotos, type Written } from "./event-rows.ts";

type Field = Exclude<keyof Written, "photos" | "picture">;

const NAMES: Record<Field, string> = {
  title: "title",
  description: "description",
  date: "date",
  location: "location",
  startTime: "start time",
  endDate: "last day",
  endTime: "end time",
  state: "state",
  stateNote: "note on the state",
  linkUrl: "link",
  linkLabel: "words of the link",
  outcome: "outcome",
  imageAlt: "description of the picture",
  imageCredit: "credit of the picture",
  imageFocus: "focus of the picture",
};
/** Too long to be quoted. */
const LONG = new Set<Field>(["description", "outcome"]);
const DATES = new Set<Field>(["date", "endDate"]);

/** `["date from 5 to 12 December 2025", "description rewritten"]`; empty when nothing that people write has changed. */
export function changesInWords(before: Written, after: Written): string[] {
  const fields = (Object.keys(NAMES) as Field[]).filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  return [
    ...fields.map((name) => wordsFor(name, before[name] ?? "", after[name] ?? "")),
    ...pictureChange(before.picture, after.picture),
    ...photosChange(before, after),
  ];
}

function wordsFor(field: Field, before: string, after: string): string {
  const name = NAMES[field];
  if (!after) return `${name} taken away`;
  if (!before) return LONG.has(field) ? `${name} added` : `${name} set to ${shown(field, after)}`;
  if (LONG.has(field)) return `${name} rewritten`;
  if (DATES.has(field)) return `${name} from ${fromTo(before, after)}`;
  return `${name} from ${shown(field, before)} to ${shown(field, after)}`;
}

function shown(field: Field, value: string): string {
  return DATES.has(field) ? formatPlainDate(value) : `“${value}”`;
}

/** `5 to 12 December 2025`: what both dates share is said once. */
function fromTo(before: string, after: string): string {
  const [from, to] = [plainDateParts(before), plainDateParts(after)];
  if (!from || !to) return `${before} to ${after}`;
  const end = `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${end}`;
  return from.month === to.month ? `${from.day} to ${end}` : `${from.day} ${from.month} to ${end}`;
}

function pictureChange(before: string | null, after: string | null): string[] {
  if (before === after) return [];
  if (!after) return ["picture taken away"];
  return [before ? "picture replaced" : "picture added"];
}

function photosChange(before: Written, after: Written): string[] {
  if (before.photos === after.photos) return [];
  const [had, has] = [storedPhotos(before).length, storedPhotos(after).length];
  return [had === has ? "photos changed" : `photos from ${had} to ${has}`];
}
