import type { FieldOf, Fields, Item } from "./fields.ts";
import { fieldsAbout, isSame } from "./collection.ts";

type Values = Record<string, unknown>;
export type Merge<Data> = {
  data: Data;
  /** Names of fields that only the other person changed: `data` has their values. */
  taken: string[];
  /** Paths of fields and items (`leads.om-rai`) that both changed differently: `data` has my values. */
  disputed: string[];
};

/**
 * Merges field by field, list item by list item, and the fields of an item that both changed. `before` is the version
 * that both changed.
 */
export function merge<Data extends object>(fields: Fields, before: Data, mine: Data, theirs: Data): Merge<Data> {
  const merged: Merge<Values> = { data: { ...mine } as Values, taken: [], disputed: [] };
  const sides: Sides = { before: before as Values, mine: mine as Values, theirs: theirs as Values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.about) continue;
    if (field.kind === "list") mergeList(merged, name, field, sides);
    else mergeNames(merged, [name, ...fieldsAbout(fields, name)], sides);
  }
  return merged as Merge<Data>;
}

type Sides = Record<"before" | "mine" | "theirs", Values>;

function mergeNames({ data, taken, disputed }: Merge<Values>, names: string[], { before, mine, theirs }: Sides): void {
  const [was, ours, others] = [partOf(before, names), partOf(mine, names), partOf(theirs, names)];
  if (isSame(was, others) || isSame(ours, others)) return;
  if (!isSame(was, ours)) return void disputed.push(names[0]!);
  taken.push(names[0]!);
  Object.assign(data, others);
}

/** The order is theirs unless I changed it. */
function mergeList(merged: Merge<Values>, name: string, field: FieldOf<"list">, sides: Sides): void {
  const { data, taken, disputed } = merged;
  if (isSame(sides.before[name], sides.theirs[name]) || isSame(sides.mine[name], sides.theirs[name])) return;
  const [before, mine, theirs] = [sides.before, sides.mine, sides.theirs].map((values) => byId(values[name] as Item[]));
  data[name] = orderOf(before!, mine!, theirs!).flatMap((id) => {
    const [was, ours, others] = [before!.get(id), mine!.get(id), theirs!.get(id)];
    const chosen = mergeItem(field, was, ours, others);
    if (chosen === "disputed") disputed.push(`${name}.${id}`);
    const kept = chosen === "disputed" ? ours : chosen;
    return kept ? [kept] : [];
  });
  if (!isSame(data[name], sides.mine[name])) taken.push(name);
}

type MaybeItem = Item | undefined;

/** Undefined is an item that is not there. With another name an item may be another person, so its fields are not mixed. */
function mergeItem({ of, named }: FieldOf<"list">, was: MaybeItem, ours: MaybeItem, others: MaybeItem) {
  if (isSame(was, others) || isSame(ours, others)) return ours;
  if (isSame(was, ours)) return others;
  const nameOf = (item: MaybeItem) => item && Reflect.get(item, named);
  if (!was || !ours || !others || nameOf(ours) !== nameOf(was) || nameOf(others) !== nameOf(was)) return "disputed";
  const { data, disputed } = merge(of, was, ours, others);
  return disputed.length > 0 ? "disputed" : data;
}

const byId = (items: Item[]) => new Map(items.map((item) => [item.id, item]));
const partOf = (values: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));

function orderOf(before: Map<string, Item>, mine: Map<string, Item>, theirs: Map<string, Item>): string[] {
  const common = (one: Map<string, Item>) => [...one.keys()].filter((id) => before.has(id) && mine.has(id));
  const iMoved = !isSame(common(before), common(mine));
  return iMoved ? withAdded([...mine.keys()], theirs) : withAdded([...theirs.keys()], mine);
}

/** An added item follows the item before it on its own side, or is the first, but after items that `order` has there. */
function withAdded(order: string[], other: Map<string, Item>): string[] {
  let next = 0;
  for (const id of other.keys()) {
    let place = order.indexOf(id);
    if (place < 0) {
      place = next;
      while (place < order.length && !other.has(order[place]!)) place += 1;
      order.splice(place, 0, id);
    }
    next = place + 1;
  }
  return order;
}

/** Returns `data` with the value of `from` at a disputed path. */
export function take<Data extends object>(fields: Fields, data: Data, path: string, from: Data): Data {
  const [name, id] = splitPath(fields, path);
  if (!id) return { ...data, ...partOf(from as Values, [name, ...fieldsAbout(fields, name)]) };
  const [items, others] = [Reflect.get(data, name) as Item[], Reflect.get(from, name) as Item[]];
  return { ...data, [name]: withItemOf(items, others, id) };
}

/** A missing item gets the position that it has in `others`. */
function withItemOf(items: Item[], others: Item[], id: string): Item[] {
  const chosen = others.find((item) => item.id === id);
  const isIn = items.some((item) => item.id === id);
  if (!chosen) return items.filter((item) => item.id !== id);
  if (isIn) return items.map((item) => (item.id === id ? chosen : item));
  return items.toSpliced(others.indexOf(chosen), 0, chosen);
}

export function fieldAndItem(fields: Fields, path: string, data: object) {
  const [name, id] = splitPath(fields, path);
  const items: unknown = Reflect.get(data, name);
  const item = id && Array.isArray(items) ? (items as Item[]).find((one) => one.id === id) : undefined;
  return { name, field: fields[name]!, id, item };
}

/** Returns `Title`, or for an item `Photos: “The hall”`. The first of `sides` that has a name for the item decides. */
export function labelAt(fields: Fields, path: string, sides: object[]): string {
  const [name, id] = splitPath(fields, path);
  const field = fields[name]!;
  return field.kind === "list" && id ? `${field.label}: ${itemName(field, name, id, sides)}` : field.label;
}

function itemName({ named, item }: FieldOf<"list">, name: string, id: string, sides: object[]): string {
  const lists = sides.map((side) => Reflect.get(side, name) as Item[]);
  const places = lists.map((items) => items.findIndex((one) => one.id === id));
  const names = lists.map((items, side) => String(Reflect.get(items[places[side]!] ?? {}, named) ?? ""));
  const found = names.find(Boolean);
  return found ? `“${found}”` : `${item} ${places.find((place) => place >= 0)! + 1}`;
}

/** Names of fields can contain dots, too. */
function splitPath(fields: Fields, path: string): [name: string, id: string] {
  const list = Object.keys(fields).find((name) => fields[name]!.kind === "list" && path.startsWith(`${name}.`));
  return list ? [list, path.slice(list.length + 1)] : [path, ""];
}
