import { z } from "zod";
import { emptyMeansOf, isLines, type AnyField, type FieldOf, type Fields } from "../collections/fields.ts";
import { listOf } from "./collection-schemas.ts";
import { nestedShape } from "./nested-schema.ts";
import { tooLong } from "./text.ts";

/** For unfinished dates, links and addresses of pictures. */
const MAX_OTHER = 2_000;
const ITEM = z.string().max(100);

/** Checks unsaved fields for type and size only: nothing is required, complete or trimmed. */
export function typedSchema(fields: Fields): z.ZodType<object> {
  return z.strictObject(shapeOf(fields)).partial();
}

/** The same in the nested shape of the API (domain/content/nested.ts). */
export function typedNestedSchema(fields: Fields): z.ZodType<object> {
  return z.strictObject(nestedShape(fields, nestedValue)).partial();
}

function nestedValue(field: AnyField | undefined, below: Fields): z.ZodType {
  if (!field) return typedNestedSchema(below);
  if (field.kind === "picture") return pictureSchema(field, below);
  if (field.kind !== "list") return schemaOf(field);
  return itemsSchema(field, { [field.idIn ?? "id"]: ITEM, ...nestedShape(field.of, nestedValue) });
}

function pictureSchema(field: FieldOf<"picture">, below: Fields): z.ZodType {
  const address = schemaOf(field);
  const schema = z.strictObject({ file: address, media: address, ...nestedShape(below, nestedValue) }).partial();
  return schema.refine(({ file, media }) => file === undefined || media === undefined, {
    path: ["file"],
    message: "Name a file or an uploaded picture, not both.",
  });
}

function itemsSchema(field: FieldOf<"list">, shape: Record<string, z.ZodType>): z.ZodType {
  return listOf({ ...field, min: undefined }, z.strictObject(shape).partial());
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function schemaOf(field: AnyField): z.ZodType {
  const { label } = field;
  if (field.kind === "list") return itemsSchema(field, { id: ITEM, ...shapeOf(field.of) });
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
