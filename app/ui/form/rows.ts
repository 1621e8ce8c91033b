/** The items of a list, as rows of a form. */
import { listsOf, type FieldOf, type Fields, type Item } from "../../../domain/collections/fields";
import { randomKey } from "../call/write-key";
import { dataOf, textsOf, type FormTexts } from "./form-texts";

export type Row = {
  /** The item's id, or a temporary one. Part of the names of its controls: `leads.om-rai.name`. */
  key: string;
  /** The item gets its id when it is saved, from its content. */
  isNew: boolean;
  /** Closed at first, because it is one of many new items. */
  isFolded?: true;
  /** The initial texts of its controls. */
  texts: FormTexts;
};
export type Rows = Record<string, Row[]>;

export function picturesOf(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]!.kind === "picture");
}

/** Returns the picture with which an item must begin, if any. Such items are added by choosing files. */
export function leadPictureOf({ of }: FieldOf<"list">): string | undefined {
  const [name] = Object.keys(of);
  return name && of[name]!.kind === "picture" && of[name]!.required ? name : undefined;
}

/** Returns the line that describes such a picture. */
export function descriptionOf({ of }: FieldOf<"list">, picture: string): string | undefined {
  return Object.keys(of).find((name) => name !== picture && of[name]!.kind === "line");
}

export const prefixOf = (list: string, { key }: Row) => `${list}.${key}.`;

/** Returns the rows of every list. An item that `before` does not have is new. */
export function rowsOf(fields: Fields, texts: FormTexts, before: FormTexts): Rows {
  const itemsIn = (text: string | undefined) => JSON.parse(text || "[]") as Item[];
  const pairs = listsOf(fields).map(([name, { of }]) => {
    const old = itemsIn(before[name]).map(({ id }) => id);
    const rows = itemsIn(texts[name]).map((item) => ({
      key: item.id,
      isNew: !old.includes(item.id),
      texts: textsOf(of, item),
    }));
    return [name, rows];
  });
  return Object.fromEntries(pairs) as Rows;
}

export function newRow({ of }: FieldOf<"list">): Row {
  return { key: `new-${randomKey()}`, isNew: true, texts: textsOf(of) };
}

export function itemOf({ of }: FieldOf<"list">, { key, isNew }: Row, texts: FormTexts): object {
  return { ...(!isNew && { id: key }), ...dataOf(of, texts) };
}

/** Turns the server's `leads.0.name` into `leads.om-rai.name`, wherever the item was moved. */
export function controlAt(rows: Rows, path: string): string {
  for (const [list, items] of Object.entries(rows)) {
    if (!path.startsWith(`${list}.`)) continue;
    const [place = "", ...rest] = path.slice(list.length + 1).split(".");
    const row = items[Number(place)];
    if (row) return [list, row.key, ...rest].join(".");
  }
  return path;
}

/** Returns `1 person`, `2 members`. */
export function countedItems({ label, item }: FieldOf<"list">, count: number): string {
  return `${count} ${(count === 1 ? item : label).toLowerCase()}`;
}
