/** Merges two changes of one document: field by field, and list item by list item. */
import type { AnyField, Fields, Item } from "./fields.ts";
import { fieldsAbout, isSame } from "./collection.ts";

type Values = Record<string, unknown>;
export type Merge<Data> = {
  data: Data;
  /** Changed by the other person only, and taken over. Names of fields. */
  taken: string[];
  /** Changed by both, differently: `data` has mine. Names of fields, and of a list's items: `leads.om-rai`. */
  disputed: string[];
};

/** `before` is the version that both started from. A picture and the fields about it are one thing. */
export function merge<Data extends object>(fields: Fields, before: Data, mine: Data, theirs: Data): Merge<Data> {
  const merged: Merge<Values> = { data: { ...mine } as Values, taken: [], disputed: [] };
  const sides: Sides = { before: before as Values, mine: mine as Values, theirs: theirs as Values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.about) continue;
    if (field.kind === "list") mergeList(merged, name, sides);
    else mergeNames(merged, [name, ...fieldsAbout(fields, name)], sides);
  }
  return merged as Merge<Data>;
}

type Sides = Record<"before" | "mine" | "theirs", Values>;

function mergeNames({ data, taken, disputed }: Merge<Values>, names: string[], { before, mine, theirs }: Sides): void {
  const part = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const [was, ours, others] = [part(before), part(mine), part(theirs)];
  if (isSame(was, others) || isSame(ours, others)) return;
  if (!isSame(was, ours)) return void disputed.push(names[0]!);
  taken.push(names[0]!);
  Object.assign(data, others);
}

/** Items that only one side changed, added or removed are merged. The order is theirs unless I changed it. */
function mergeList(merged: Merge<Values>, name: string, sides: Sides): void {
  const [before, mine, theirs] = [sides.before, sides.mine, sides.theirs].map((values) => byId(values[name] as Item[]));
  const { data, taken, disputed } = merged;
  if (isSame(sides.before[name]!, sides.theirs[name]!) || isSame(sides.mine[name]!, sides.theirs[name]!)) return;
  const order = [...orderOf(before!, mine!, theirs!)];
  data[name] = order.flatMap((id) => {
    const [was, ours, others] = [before!.get(id), mine!.get(id), theirs!.get(id)];
    const [iChanged, theyChanged] = [!isEqual(was, ours), !isEqual(was, others)];
    if (iChanged && theyChanged && !isEqual(ours, others)) disputed.push(`${name}.${id}`);
    const chosen = iChanged ? ours : others;
    return chosen ? [chosen] : [];
  });
  if (!isSame(data[name] as Item[], sides.mine[name]!)) taken.push(name);
}

const byId = (items: Item[]) => new Map(items.map((item) => [item.id, item]));
const isEqual = (one: Item | undefined, other: Item | undefined) => JSON.stringify(one) === JSON.stringify(other);

function orderOf(before: Map<string, Item>, mine: Map<string, Item>, theirs: Map<string, Item>): Set<string> {
  const common = (one: Map<string, Item>) => [...one.keys()].filter((id) => before.has(id) && mine.has(id));
  const iMoved = !isSame(common(before), common(mine));
  return new Set(iMoved ? [...mine.keys(), ...theirs.keys()] : [...theirs.keys(), ...mine.keys()]);
}

/** The label of a path in `taken` and `disputed`. */
export function labelAt(fields: Fields, path: string): string {
  const field: AnyField | undefined = fields[path.split(".")[0]!];
  return field?.label ?? path;
}
