import { excerptOf } from "../search-text.ts";
import type { AnyField, Fields, Item } from "./fields.ts";

export type TextAt = { part: string; label: string; text: string };

/** Returns every text that people wrote: its control in the form, label and text. */
export function textsIn(fields: Fields, data: object, part = "", before = ""): TextAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(data, name);
    const label = before + labelOf(field);
    if (field.kind === "list")
      return (value as Item[]).flatMap((item) =>
        textsIn(field.of, item, `${part}${name}.${item.id}.`, `${label}: ${nameOf(item, field.named)}`),
      );
    const text = isText(field) ? (Array.isArray(value) ? value.join(", ") : String(value ?? "")) : "";
    return text ? [{ part: part + name, label, text }] : [];
  });
}

/**
 * Returns the controls of an empty form with their labels. A list has the labels of its items' fields as text. Fields about
 * a picture are omitted, because they may be collapsed.
 */
export function labelsIn(fields: Fields): TextAt[] {
  return Object.entries(fields)
    .filter(([, { about }]) => !about)
    .map(([part, field]) => ({ part, label: labelOf(field), text: itemLabels(field) }));
}

function itemLabels(field: AnyField): string {
  return field.kind === "list"
    ? Object.values(field.of)
        .map(({ label }) => label)
        .join(", ")
    : "";
}

const labelOf = ({ group, label }: AnyField) => (group ? `${group}: ${label}` : label);

function nameOf(item: Item, named: string): string {
  const name: unknown = Reflect.get(item, named);
  return name ? `“${excerptOf(String(name), [])}”, ` : "";
}

/** Pictures, choices and references are no text. */
const TEXTS: AnyField["kind"][] = ["line", "lines", "text", "prose", "email", "link"];
const isText = ({ kind }: AnyField) => TEXTS.includes(kind);
