import type { z } from "zod";
import { complete, problemsOf, type Collection } from "../../domain/collections/collection.ts";
import type { Fields, Item } from "../../domain/collections/fields.ts";
import { flat } from "../../domain/content/nested.ts";
import { nestedSchema } from "../../domain/schemas/nested-schema.ts";
import { plainMessage } from "../../domain/schemas/plain-issues.ts";
import { parseProse } from "./markdown.ts";

export type ContentIssue = Pick<z.core.$ZodIssue, "path" | "message"> & { zod?: z.core.$ZodIssue };
type Checked = {
  /** The fields with flat names; valid only if there are no issues. */
  data: object;
  /** Mistakes, with their paths in the nested shape. */
  issues: ContentIssue[];
};

/** Creating a schema takes longer than a hundred checks. */
const schemas = new WeakMap<Fields, ReturnType<typeof nestedSchema>>();

/** `input` has the nested shape of files and the API. */
export function checkContent(collection: Collection, input: unknown): Checked {
  const { data, issues } = checkFields(collection, input);
  const { fields } = collection;
  return { data, issues: [...issues, ...proseIssues(fields, data), ...repeatedIds(fields, input)] };
}

/** Skips long texts, because parsing them takes a millisecond each. */
export function checkFields({ fields, check }: Collection, input: unknown): Checked {
  const parsed = schemas.getOrInsertComputed(fields, nestedSchema).safeParse(input, { error: plainMessage });
  const data = complete(fields, flat(fields, (parsed.data ?? input ?? {}) as object));
  const wrong = (parsed.error?.issues ?? []).map((zod): ContentIssue => ({
    path: zod.path,
    message: zod.message,
    zod,
  }));
  const reported = new Set(wrong.map(({ path }) => path.join(".")));
  const across = Object.entries(problemsOf({ check }, data)).flatMap(([name, message]) =>
    reported.has(name) ? [] : [{ path: name.split("."), message }],
  );
  return { data, issues: [...wrong, ...across] };
}

/** An id can be part of a URL, so two equal ids in a list are a mistake. */
function repeatedIds(fields: Fields, input: unknown): ContentIssue[] {
  const given = flat(fields, input as object);
  return Object.entries(fields).flatMap(([name, field]) => {
    const items = given[name];
    if (field.kind !== "list" || !field.idIn || !Array.isArray(items)) return [];
    const ids = items.map(({ id }: Partial<Item>) => id);
    const repeated = new Set(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index));
    const message = (id: unknown) => `two entries have the same ${field.idIn}, ${String(id)}; each needs its own.`;
    return [...repeated].map((id) => ({ path: [], message: message(id) }));
  });
}

/** Finds Markdown that the site cannot show. */
function proseIssues(fields: Fields, data: object): ContentIssue[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === "prose")
    .flatMap(([name]) => {
      const { problems } = parseProse(String(Reflect.get(data, name)));
      if (problems.length === 0) return [];
      return [{ path: name.split("."), message: problems.join("\n") }];
    });
}
