import type { z } from "zod";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { parseInput } from "../http-error.ts";

/** Ignores parameters that `schema` does not declare. @throws {HttpError} 400 naming the parameter */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, search: URLSearchParams): z.output<Schema> {
  return parseInput(schema, valuesOf(schema, search));
}

/** Reads the query for a cache rule. An invalid query is not cached. */
export function queryRule(schema: z.ZodObject): CacheRule["query"] {
  return (search) => {
    const { data } = schema.safeParse(valuesOf(schema, search));
    return data && Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
  };
}

function valuesOf({ shape }: z.ZodObject, search: URLSearchParams): Record<string, string | null> {
  const names = Object.keys(shape).filter((name) => search.has(name));
  return Object.fromEntries(names.map((name) => [name, search.get(name)]));
}
