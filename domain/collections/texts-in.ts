import { excerptOf } from "../search-text.ts";
import type { AnyField, Fields, Item } from "./fields.ts";

export type TextAt = { part: string; label: string; text: string };

/** Returns every text that people wrote: its control in the form, label and text. */
export function textsIn(fields: Fields, data: object, part = "", before = ""): TextAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(data, name);
    const label = before + (field.group ? `${field.group}: ${field.label}` : field.label);
    if (field.kind === "list")
      return (value as Item[]).flatMap((item) =>
        textsIn(field.of, item, `${part}${name}.${item.id}.`, `${label}: ${nameOf(item, field.named)}`),
      );
    const text = isText(field) ? (Array.isArray(value) ? value.join(", ") : String(value ?? "")) : "";
    return text ? [{ part: part + name, label, text }] : [];
  });
}

function nameOf(item: Item, named: string): string {
  const name: unknown = Reflect.get(item, named);
  return name ? `“${excerptOf(String(name), [])}”, ` : "";
}

/** Pictures, choices and references are no text. */
const TEXTS: AnyField["kind"][] = ["line", "lines", "text", "prose", "email", "link"];
const isText = ({ kind }: AnyField) => TEXTS.includes(kind);
