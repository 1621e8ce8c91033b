/** Writes edited data as the text of a file of content/. Unchanged parts keep their comments. */
import { isDeepStrictEqual } from "node:util";
import { Document, isMap, isSeq, parseDocument, type Node } from "yaml";
import { listsOf, type Fields, type Item } from "../../domain/collections/fields.ts";
import type { ContentPlace } from "../../domain/content/kinds.ts";
import { at, nested } from "../../domain/content/nested.ts";

/** The file in the repository. */
type Original = { text: string; data: object };

const FRONT_MATTER = /^---\r?\n(.*?\n)---\r?\n/s;

/** `data` has flat names. Without `original` the document has no file yet. */
export function fileText({ ending, collection: { fields } }: ContentPlace, data: object, original?: Original): string {
  if (ending === ".yaml") return yamlText(fields, data, original);
  if (Object.keys(fields).length === 1) return `${String(Reflect.get(data, "text"))}\n`;
  const { body: _, ...head } = fields;
  const text = original && FRONT_MATTER.exec(original.text)?.[1];
  const before = original && text !== undefined ? { ...original, text } : undefined;
  return `---\n${yamlText(head, data, before)}---\n\n${String(Reflect.get(data, "body"))}\n`;
}

function yamlText(fields: Fields, data: object, original?: Original): string {
  const after = valueOf(fields, data);
  if (!original) return String(new Document(after));
  const document = parseDocument(original.text);
  const before = valueOf(fields, original.data);
  const ids = new Map([...idsOf(fields, before, original.data), ...idsOf(fields, after, data)]);
  document.contents = changed(document, document.contents, { before, after, ids }) as typeof document.contents;
  return document.toString({ lineWidth: 100 });
}

/** The file of a collection with one field contains only that field's value. */
function valueOf(fields: Fields, data: object): object {
  const value = nested(fields, data, "chosen") as Record<string, object>;
  const [name, ...others] = Object.keys(fields);
  return others.length === 0 ? value[name!]! : value;
}

type Change = { before: unknown; after: unknown; ids: ReadonlyMap<unknown, string> };

function changed(document: Document, node: unknown, { before, after, ids }: Change): unknown {
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isRecord(before) && isRecord(after)) {
    for (const name of Object.keys(before)) if (!(name in after)) node.delete(name);
    for (const [name, value] of Object.entries(after)) {
      // An optional field that the file omits has no node. Unchanged, it is still omitted.
      if (isDeepStrictEqual(before[name], value)) continue;
      node.set(name, changed(document, node.get(name, true), { before: before[name], after: value, ids }));
    }
    return node;
  }
  if (isSeq(node) && isItems(before) && isItems(after)) {
    const nodeOf = new Map(before.map((item, index) => [ids.get(item), [item, node.items[index]] as const]));
    node.items = after.map((item) => {
      const [old, itemNode] = nodeOf.get(ids.get(item)) ?? [];
      return changed(document, itemNode, { before: old, after: item, ids });
    });
    return node;
  }
  const created = document.createNode(after) as Node & { flow?: boolean };
  if (isSeq(node) && isSeq(created)) created.flow = node.flow;
  return created;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is object[] => Array.isArray(value) && value.every(isRecord);

/** Maps each item in `value` to its id, because most files do not contain ids. */
function idsOf(fields: Fields, value: object, data: object): [object, string][] {
  return listsOf(fields).flatMap(([name]) => {
    const items = (Array.isArray(value) ? value : at(value, name)) as object[];
    return (Reflect.get(data, name) as Item[]).map(({ id }, index): [object, string] => [items[index]!, id]);
  });
}
