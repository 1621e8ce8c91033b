import { z } from "zod";
import type { AnyField, FieldOf, Fields } from "../collections/fields.ts";
import { idOfItem, listOf, schemaOf } from "./collection-schemas.ts";

const WHAT = { what: "sent" } as const;

/** Checks a whole document in the nested shape of files and the API (domain/content/nested.ts). */
export function nestedSchema(fields: Fields): z.ZodType<object> {
  return z.strictObject(shapeOf(fields));
}

const shapeOf = (fields: Fields) => nestedShape(fields, valueSchema);

type ValueSchema = (field: AnyField | undefined, below: Fields) => z.ZodType;

/** `schemaOfValue` gets the field of each name, if there is one, and the fields below it. */
export function nestedShape(fields: Fields, schemaOfValue: ValueSchema): Record<string, z.ZodType> {
  const heads = Map.groupBy(Object.keys(fields), (name) => name.split(".")[0]!);
  return Object.fromEntries(
    [...heads].map(([head, names]) => {
      const below = Object.fromEntries(
        names.flatMap((name) => (name === head ? [] : [[name.slice(head.length + 1), fields[name]!]])),
      );
      return [head, schemaOfValue(fields[head], below)];
    }),
  );
}

function valueSchema(field: AnyField | undefined, below: Fields): z.ZodType {
  if (field?.kind === "picture") return pictureSchema(field, below);
  if (!field) return groupSchema(below);
  const schema = field.kind === "list" ? itemsSchema(field) : schemaOf(field, WHAT);
  const described = schema.meta({ title: field.label, description: field.help });
  // A picture needs its description even if it is empty, so that nobody forgets it.
  if (field.omitIfInitial) return described.optional();
  return field.required || field.about || field.kind === "list" ? described : described.optional();
}

/** A group may be missing if all its fields may be. */
function groupSchema(fields: Fields): z.ZodType {
  const schema = z.strictObject(shapeOf(fields));
  return schema.safeParse({}).success ? schema.optional() : schema;
}

function pictureSchema(field: FieldOf<"picture">, below: Fields): z.ZodType {
  const address = schemaOf(field, WHAT);
  const shape = { file: address.optional(), media: address.optional(), ...shapeOf(below) };
  const schema = z.strictObject(shape).refine(({ file, media }) => (file === undefined) !== (media === undefined), {
    path: ["file"],
    message: field.required ?? "Choose a picture.",
  });
  return field.required ? schema : schema.optional();
}

function itemsSchema(field: FieldOf<"list">): z.ZodType {
  const { idIn, of } = field;
  const id = idIn ? { [idIn]: slug } : { id: idOfItem.optional() };
  return listOf(field, z.strictObject({ ...id, ...shapeOf(of) }));
}

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and hyphens only: first-pitch-night.");
