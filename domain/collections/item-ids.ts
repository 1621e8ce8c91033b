import type { Fields, Item } from "./fields.ts";

/** An id is part of a path in messages, history and merges. */
export const ITEM_ID = /^[\w-]{1,100}$/;
const HASH = /^\/media\/([0-9a-f]{12})/;

/** Ids come from an item's picture or texts, so they are the same each time. Repeated ones end in `-2`, `-3`. */
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
  const values = Object.keys(fields)
    .filter((name) => fields[name]!.kind !== "tick")
    .map((name) => String(Reflect.get(item, name) ?? ""));
  const [, hash] = values.map((value) => HASH.exec(value)).find(Boolean) ?? [];
  return hash ?? idFromText(values.find(Boolean) ?? "");
}

/** A text without Latin letters has no slug: a hash of its letters keeps two of them apart. */
export function idFromText(text: string): string {
  const letters = text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]/gu);
  return slugOf(text) || (letters ? `item-${fnv1a(letters)}` : "item");
}

/** Not for secrets. Browsers compute no other hash at once. */
function fnv1a(letters: string[]): string {
  const hash = letters.reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16);
}

/** Turns `"IDEATHON 2025: Día uno"` into `ideathon-2025-dia-uno`; empty without Latin letters and digits. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "");
}
