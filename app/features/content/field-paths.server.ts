/** Fields at the paths of mistakes, like `hero.text` or `leads.1.role`. */
import type { Fields, Item } from "../../../domain/collections/fields.ts";

/** Returns the names of the fields at the start of these paths. */
export function namesAt(fields: Fields, paths: string[]): string[] {
  return Object.keys(fields).filter((name) => paths.some((path) => path === name || path.startsWith(`${name}.`)));
}

/** Returns `“Om Rai”, Role: ` for `leads.1.role`, and `Person 2, Name: ` for a person without a name. */
export function labelOfPath(fields: Fields, path: string, data: object): string {
  const [name] = namesAt(fields, [path]);
  if (!name) return "";
  const [index, ...rest] = path.slice(name.length + 1).split(".");
  const field = fields[name]!;
  if (field.kind !== "list" || !index) return `${field.label}: `;
  const item = (Reflect.get(data, name) as Item[])[Number(index)] ?? {};
  const title = String(Reflect.get(item, field.named) ?? "");
  const inside = labelOfPath(field.of, rest.join("."), item);
  return `${title ? `“${title}”` : `${field.item} ${Number(index) + 1}`}${inside ? `, ${inside}` : ": "}`;
}
