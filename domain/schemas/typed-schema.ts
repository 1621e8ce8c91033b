import { z } from "zod";
import { emptyMeansOf, isLines, type AnyField, type Fields } from "../collections/fields.ts";
import { listOf } from "./collection-schemas.ts";
import { tooLong } from "./text.ts";

/** For unfinished dates, links and addresses of pictures. */
const MAX_OTHER = 2_000;

/** Checks unsaved fields for type and size only: nothing is required, complete or trimmed. */
export function typedSchema(fields: Fields): z.ZodType<object> {
  return z.strictObject(shapeOf(fields)).partial();
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function schemaOf(field: AnyField): z.ZodType {
  const { label } = field;
  if (field.kind === "list") {
    const item = z.strictObject({ id: z.string().max(100), ...shapeOf(field.of) }).partial();
    return listOf({ ...field, min: undefined }, item);
  }
  if (field.kind === "tick") return z.boolean(`“${label}” must be true or false.`);
  if (field.kind === "number") {
    const number = z.number(`“${label}” must be a number.`);
    return field.orNull ? number.nullable() : number;
  }
  if (isLines(field))
    return z.array(z.string().max(MAX_OTHER, tooLong(MAX_OTHER)), `“${label}” must be a list.`).max(200);
  const max = "max" in field ? field.max : MAX_OTHER;
  const text = z.string(`“${label}” must be text.`).max(max, tooLong(max));
  return emptyMeansOf(field) ? text.nullable() : text;
}
