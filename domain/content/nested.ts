/**
 * A collection has flat field names, like `hero.text`. Files and the API nest the same values: `{ hero: { text } }`. A
 * picture is `{ file, alt }` or, if it was uploaded, `{ media, alt }`.
 */
import type { AnyField, DataOf, FieldOf, Fields, Item } from "../collections/fields.ts";
import { complete, isSame } from "../collections/collection.ts";
import { withItemIds } from "../collections/item-ids.ts";
import type { PictureReference } from "./shared.ts";

type Head<Name> = Name extends `${infer First}.${string}` ? First : Name;
type Below<Data, First extends string> = {
  [Name in keyof Data as Name extends `${First}.${infer Rest}` ? Rest : never]: Data[Name];
};
export type Nested<Data> = {
  [Name in Head<keyof Data> & string]: `${Name}.alt` extends keyof Data
    ? PictureReference
    : Name extends keyof Data
      ? NestedValue<Data[Name]>
      : Nested<Below<Data, Name>>;
};
type NestedValue<Value> = Value extends (infer Entry extends Item)[] ? Nested<Omit<Entry, "id">>[] : Value;

export const isMedia = (picture: string) => picture.startsWith("/media/");

export const pictureReference = (address: string): PictureReference =>
  isMedia(address) ? { media: address, alt: "" } : { file: address, alt: "" };

/**
 * Whether items have their ids: always in the API, never in pages, and in files only "chosen" ones, which do not follow
 * from the name or picture. A list with `idIn` always has them. Pages get neither private fields nor hidden items.
 */
type Ids = "always" | "chosen" | "never";

export function nested<F extends Fields>(fields: F, data: object, ids: Ids = "never"): Nested<DataOf<F>> {
  const result = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(data, name);
    const path = name.split(".");
    if (field.isPrivate && ids === "never") continue;
    const isHidden = field.omitIfInitial && (field.about || ids !== "never");
    if (isHidden && isInitial(name, field, value)) continue;
    if (field.kind === "picture") put(result, [...path, isMedia(String(value)) ? "media" : "file"], value);
    else put(result, path, field.kind === "list" ? nestedItems(field, value as Item[], ids) : value);
  }
  return result as Nested<DataOf<F>>;
}

function nestedItems({ of, idIn }: FieldOf<"list">, items: Item[], ids: Ids): object[] {
  const unnamed = items.map((item) => ({ ...item, id: "" }));
  const usual = ids === "chosen" ? withItemIds(of, unnamed) : unnamed;
  const shown = ids === "never" ? items.filter((item) => !at(item, "hidden")) : items;
  return shown.map((item, index) => {
    const values = nested(of, item, ids);
    const hasId = idIn || ids === "always" || (ids === "chosen" && item.id !== usual[index]!.id);
    return hasId ? { [idIn ?? "id"]: item.id, ...values } : values;
  });
}

function isInitial(name: string, field: AnyField, value: unknown): boolean {
  return value === undefined || isSame(value, complete({ [name]: field }, {})[name]);
}

function put(into: object, [first, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) return void Reflect.set(into, first!, value);
  if (!Object.hasOwn(into, first!)) Reflect.set(into, first!, {});
  put(Reflect.get(into, first!) as object, rest, value);
}

/** The opposite of `nested`. Missing values are undefined. */
export function flat(fields: Fields, data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, flatValue(field, at(data, name))]));
}

function flatValue(field: AnyField, value: unknown): unknown {
  if (field.kind === "picture") {
    const { file, media } = (value ?? {}) as Partial<Record<"file" | "media", unknown>>;
    return media ?? file;
  }
  if (field.kind !== "list" || !Array.isArray(value)) return value;
  const { of, idIn = "id" } = field;
  return (value as object[]).map((item) => ({ id: at(item, idIn), ...flat(of, item) }));
}

/** Returns the value at a flat name. */
export function at(data: object, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined), data);
}
