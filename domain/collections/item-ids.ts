import type { Fields, Item } from "./fields.ts";

/** In messages, history and merges an id is part of a path. */
export const ITEM_ID = /^[\w-]{1,100}$/;
const HASH = /^\/media\/([0-9a-f]{12})/;

/**
 * Gives items without an id one that is the same each time: made from their picture, or else from their texts. Two
 * equal ones get `-2`, `-3` and so on; an item that has an id already keeps it, also below a new one.
 */
export function withItemIds<Entry extends Item>(fields: Fields, items: Entry[]): Entry[] {
  const used = new Set<string>();
  const given = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    const wanted = item.id || idFrom(fields, item);
    let id = wanted;
    const isTaken = () => used.has(id) || (!item.id && given.has(id));
    for (let count = 2; isTaken(); count += 1) id = `${wanted}-${count}`;
    used.add(id);
    return { ...item, id };
  });
}

function idFrom(fields: Fields, item: Item): string {
  const values = Object.keys(fields).map((name) => String(Reflect.get(item, name) ?? ""));
  const [, hash] = values.map((value) => HASH.exec(value)).find(Boolean) ?? [];
  return hash ?? (slugOf(values.find(Boolean) ?? "") || "item");
}

/** `"IDEATHON 2025: Día uno"` becomes `ideathon-2025-dia-uno`; empty if no Latin letter or digit is left. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "");
}
