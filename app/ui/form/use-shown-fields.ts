import { useState } from "react";
import type { Fields } from "../../../domain/collections/fields";

/** Returns whether `path` names the field, or something in it: `leads.om-rai.role` is in `leads`. */
export const isAt = (name: string, path: string) => path === name || path.startsWith(`${name}.`);

/**
 * Returns the names of the fields that a form shows: all, or the group of the field `only` and each group that has had an
 * error. Such a group remains, because somebody types in it when its error disappears.
 */
export function useShownFields(fields: Fields, only: string | undefined, errors: Record<string, string>): string[] {
  const [wrong, setWrong] = useState<string[]>([]);
  const added = Object.keys(errors).filter((path) => !wrong.includes(path));
  if (only !== undefined && added.length > 0) setWrong([...wrong, ...added]);
  const names = Object.keys(fields);
  if (only === undefined) return names;
  const groups = [only, ...wrong].flatMap((path) =>
    names.filter((name) => isAt(name, path)).map((name) => fields[name]!.group),
  );
  return names.filter((name) => groups.includes(fields[name]!.group));
}
