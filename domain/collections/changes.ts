import { formatPlainDate } from "../dates.ts";
import { isSame } from "./collection.ts";
import { cutText } from "../plain-text.ts";
import { isSameText, MAX_QUOTE, textDifferences } from "./text-difference.ts";
import { emptyMeansOf, type AnyField, type FieldOf, type Fields, type Item } from "./fields.ts";

/** Returns sentences: `Date changed from December 5, 2025 to …`, `Members: “Om Rai”, Role added: “Lead”`. */
export function changesBetween(fields: Fields, before: object, after: object): string[] {
  return Object.entries(withClearLabels(fields)).flatMap(([name, field]) => {
    const [was, is]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)];
    if (isSame(was, is)) return [];
    if (field.kind === "tick") return [`${field.label}: ${is ? "ticked" : "no longer ticked"}`];
    if (field.kind === "list") return listChanges(field, was as Item[], is as Item[]);
    return [fieldChange(field, textOf(was), textOf(is))];
  });
}

/** When groups share a label, the name of the group comes first: `Introduction: Heading`. */
function withClearLabels(fields: Fields): Fields {
  const labels = Object.values(fields).map(({ label }) => label);
  const isUnique = ({ label }: AnyField) => labels.indexOf(label) === labels.lastIndexOf(label);
  const pairs = Object.entries(fields).map(([name, field]) => {
    const isClear = !field.group || isUnique(field);
    return [name, isClear ? field : { ...field, label: `${field.group}: ${field.label}` }];
  });
  return Object.fromEntries(pairs) as Fields;
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? String(value) : ((value ?? null) as string | null);
}

function fieldChange(field: AnyField, before: string | null, after: string | null): string {
  const { label } = field;
  const decided = emptyMeansOf(field);
  if (decided && after === "") return decided;
  if (!after) return `${label} removed`;
  if (field.kind === "picture") return `${label} ${before ? "replaced" : "added"}`;
  if (before && (field.kind === "text" || field.kind === "prose")) return textChange(label, before, after);
  if (!before) return `${label} added: ${quoted(field, after)}`;
  return `${label} changed from ${quoted(field, before)} to ${quoted(field, after)}`;
}

function textChange(label: string, before: string, after: string): string {
  const places = textDifferences(before, after).map(placeChange);
  if (places.length === 0) return `${label}: ${isSameText(before, after) ? "spaces" : "order of paragraphs"} changed`;
  const more = places.length - MAX_PLACES;
  return `${label} ${places.slice(0, MAX_PLACES).join("; ")}${more > 0 ? `; ${more} more` : ""}`;
}

const MAX_PLACES = 5;

function placeChange([was, is]: [was: string, is: string]): string {
  if (!is) return `removed: “${was}”`;
  return was ? `changed from “${was}” to “${is}”` : `added: “${is}”`;
}

function quoted(field: AnyField, value: string): string {
  if (field.kind === "date") return formatPlainDate(value);
  return `“${field.kind === "choice" ? (field.options[value] ?? value) : cutText(value, MAX_QUOTE)}”`;
}

const isDescription = (field: AnyField) => "describes" in field && field.describes === true;

/** A picture without a caption has the name of what it shows. */
function nameIn(item: Item, names: string[]): string {
  const name = names.map((one) => Reflect.get(item, one) as unknown).find(Boolean);
  return name ? `“${cutText(String(name), MAX_QUOTE)}”` : "one";
}

function listChanges({ label, named, of }: FieldOf<"list">, before: Item[], after: Item[]): string[] {
  const [had, has] = [before, after].map((items) => new Map(items.map((item) => [item.id, item])));
  const nameOf = (item: Item) => nameIn(item, [named, ...Object.keys(of).filter((name) => isDescription(of[name]!))]);
  const added = after.filter(({ id }) => !had!.has(id)).map((item) => `${label}: ${nameOf(item)} added`);
  const removed = before.filter(({ id }) => !has!.has(id)).map((item) => `${label}: ${nameOf(item)} removed`);
  const both = after.filter(({ id }) => had!.has(id));
  const changed = both.flatMap((item) => {
    const changes = changesBetween(of, had!.get(item.id)!, item);
    return changes.length > 0 ? [`${label}: ${nameOf(item)}, ${changes.join("; ")}`] : [];
  });
  const ids = (items: Item[]) => items.map(({ id }) => id);
  const isMoved = !isSame(ids(before.filter(({ id }) => has!.has(id))), ids(both));
  return [...added, ...removed, ...changed, ...(isMoved ? [`${label}: order changed`] : [])];
}
