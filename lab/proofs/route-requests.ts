/** Requests from the route table: valid according to the schemas, nearly valid, and odd. */
import fc from "fast-check";
import { z } from "zod";
import type { Route } from "../../platform/http/route.ts";

export type Fields = Record<string, unknown>;
export type RouteRequest = {
  asker: "admin" | "user" | "visitor";
  parameters: Record<string, string>;
  query: { [name: string]: string | undefined };
  headers: { [name: string]: string | undefined };
  /** JSON or the fields of a form; bytes are a file, undefined is no body. */
  body?: { fields: unknown } | { raw: string; type: string };
};

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
};

/** The longest generated text, except for texts above a limit. */
const LONGEST = 400;

/** `ids` are existing rows. */
export function requestsTo(route: Route, ids: number[]): fc.Arbitrary<RouteRequest> {
  const { parameters = {}, query = z.object(), headers = {}, requestBody } = route;
  const asker = fc.oneof(
    { weight: 8, arbitrary: fc.constant("admin" as const) },
    fc.constantFrom("user" as const, "visitor" as const),
  );
  const row = fc.constantFrom(...ids).map(String);
  return fc.record({
    asker,
    parameters: fc.record(
      mapValues(parameters, (schema, name) => fc.oneof(name === "id" ? row : texts(schema).filter(isSegment), segment)),
    ),
    query: fc.record(
      mapValues(query.shape, (schema) => fc.oneof(texts(schema), fc.string())),
      { requiredKeys: [] },
    ),
    headers: fc.record(
      mapValues(headers, () => fc.constantFrom("*", '"event-1-1"', 'W/"event-1-99"', '""', "abc", "x".repeat(300))),
      { requiredKeys: [] },
    ),
    body: requestBody ? bodies(requestBody.schema) : fc.constant(undefined),
  });
}

function mapValues<Value, Mapped>(
  values: Record<string, Value>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}

/** One path segment, however odd. */
const segment = fc.string({ minLength: 1, unit: "binary" }).filter(isSegment);

function isSegment(part: string): boolean {
  return part !== "" && !/^\.{1,2}$/.test(part) && part.isWellFormed();
}

const texts = (schema: z.core.$ZodType) => valid(toSchema(schema)).map(String);

const toSchema = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: "input" }) as Schema;

function bodies(schema: z.ZodType): fc.Arbitrary<RouteRequest["body"]> {
  const right = valid(toSchema(schema)).map((fields) => (fields ?? {}) as Fields);
  const damaged = fc
    .tuple(right, fc.nat(), odd)
    .map(([fields, place, value]) => ({ ...fields, [nameAt(fields, place)]: value }));
  const lacking = fc.tuple(right, fc.nat()).map(([fields, place]) => {
    const { [nameAt(fields, place)]: _, ...rest } = fields;
    return rest;
  });
  const fields = fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 4, arbitrary: damaged },
    { weight: 2, arbitrary: lacking },
    fc.jsonValue(),
  );
  const raw = fc.record({
    raw: fc.oneof(
      fc.string(),
      fc.json().map((json) => json.slice(1)),
      fc.constant("{".repeat(5_000)),
    ),
    type: fc.constantFrom("application/json", "multipart/form-data; boundary=x", "text/plain", ""),
  });
  return fc.oneof({ weight: 9, arbitrary: fields.map((each) => ({ fields: each })) }, raw);
}

const nameAt = (fields: Fields, place: number) =>
  Object.keys(fields)[place % Math.max(1, Object.keys(fields).length)] ?? "x";

/** Values that hardly any field accepts. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 1.5, "", " ", "\0", "\u202E", "\uD800", [], {}, [[]], { $ne: 1 }, "x".repeat(21_000)),
  fc.string({ unit: "binary" }),
  fc.jsonValue(),
);

/** Generates a value for a JSON schema, for the features that our schemas use. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })));
  return OF_TYPE[schema.type ?? "null"]!(schema);
}

const OF_TYPE: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -1_000, maximum = 1_000 }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 60) }) },
      fc.integer({ min: minimum, max: maximum }),
    ),
  number: ({ minimum = 0 }) => fc.integer({ min: minimum, max: 1_000_000 }),
  array: ({ items, maxItems = 3 }) => fc.array(valid(items!), { maxLength: maxItems }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema)])), {
      requiredKeys: required,
    }),
  string: words,
};

function words({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<unknown> {
  if (format === "binary") return fc.uint8Array({ maxLength: 300 });
  if (format === "date")
    return fc
      .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === "email") return fc.nat(999).map((number) => `meera${number}@example.edu`);
  if (format === "uri") return fc.webUrl({ validSchemes: ["https"] });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, LONGEST) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: "grapheme" }));
}
