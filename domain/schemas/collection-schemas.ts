import { z } from "zod";
import { isPlainDate, isTime } from "../dates.ts";
import {
  emptyMeansOf,
  isLines,
  type AnyField,
  type DataOf,
  type FieldOf,
  type Fields,
  type NewOf,
} from "../collections/fields.ts";
import { ITEM_ID } from "../collections/item-ids.ts";
import { NO_SUCH_DATE } from "./plain-date.ts";
import { given, oneLine, paragraphs, tooLong } from "./text.ts";

type Shape<Values> = { [Name in keyof Values]: z.ZodType<Values[Name]> };
type Mode = {
  /** `sent`: only required fields are needed. No schema has defaults, so fields that are left out do not change. */
  what: "sent" | "stored";
  unknownFields?: "ignored";
  /** Otherwise an optional text of spaces is stored as empty. */
  spaces?: "refused";
};
const MAX_LINK_LENGTH = 2_000;
const MAX_EMAIL = 254;
const MAX_LINES = 50;
const PICTURE_FILE = /^[a-z0-9][a-z0-9/-]*\.(svg|png|jpe?g|webp)$/;

/** For a request that creates a document. */
export function newSchema<F extends Fields>(fields: F, rules: Omit<Mode, "what"> = {}) {
  const mode: Mode = { what: "sent", ...rules };
  return objectOf(shapeOf(fields, mode) as Shape<NewOf<F>>, mode);
}

/** For a whole document, as the database stores it. */
export function storedSchema<F extends Fields>(fields: F) {
  return z.strictObject(shapeOf(fields, { what: "stored" }) as Shape<DataOf<F>>);
}

function objectOf<Values extends z.ZodRawShape>(shape: Values, { unknownFields }: Mode) {
  return unknownFields ? z.object(shape) : z.strictObject(shape);
}

function shapeOf(fields: Fields, mode: Mode): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field, mode).meta({ title: field.label, description: field.help });
      return [name, mode.what === "sent" && !field.required ? schema.optional() : schema];
    }),
  );
}

export function schemaOf(field: AnyField, mode: Mode): z.ZodType {
  if (field.kind === "list") return listSchema(field, mode);
  if (field.kind === "choice") {
    const names = Object.keys(field.options);
    return z.enum(names, `Choose one of: ${names.filter(Boolean).join(", ")}.`);
  }
  if (field.kind === "number") return numberSchema(field);
  if (field.kind === "tick") return z.boolean(`“${field.label}” must be true or false.`);
  if (isLines(field)) return linesSchema(field);
  // Empty text is a decision, and spaces are none.
  return emptyMeansOf(field) ? textSchema(field, "refused").nullable() : textSchema(field, mode.spaces);
}

function numberSchema({ required, label, min, max, orNull }: FieldOf<"number">) {
  const message = `Enter a number from ${min} to ${max}.`;
  const schema = z
    .int(required ?? `“${label}” must be a number.`)
    .min(min, message)
    .max(max, message);
  return orNull ? schema.nullable() : schema;
}

function linesSchema(field: FieldOf<"lines"> | FieldOf<"references">) {
  const { label, required } = field;
  const one = oneLine(`“${label}” must not have an empty line.`, field.kind === "lines" ? field.max : MAX_LINK_LENGTH);
  const all = z.array(one, `“${label}” must be a list of texts.`).max(MAX_LINES, `Use at most ${MAX_LINES} lines.`);
  return required ? all.min(1, required) : all;
}

type TextField = Exclude<AnyField, { kind: "list" | "choice" | "number" | "tick" | "lines" | "references" }>;

function textSchema(field: TextField, spaces: Mode["spaces"]): z.ZodString {
  const missing = field.required ?? messageFor(field);
  const min = field.required === undefined ? 0 : 1;
  const trimmed = given(missing, { spaces }).trim();
  const checked = (isRight: (value: string) => boolean, message: string) =>
    (min ? trimmed.min(min, missing) : trimmed).refine((value) => value === "" || isRight(value), message);
  switch (field.kind) {
    case "line":
      return oneLine(missing, field.max, { min, spaces });
    case "text":
    case "prose":
      return paragraphs(missing, field.max, { min, spaces });
    case "date":
      return checked(isPlainDate, MESSAGES.date).meta({ format: "date" });
    case "time":
      return checked(isTime, MESSAGES.time);
    case "email":
      return checked((value) => z.email().safeParse(value).success, MESSAGES.email).max(MAX_EMAIL, tooLong(MAX_EMAIL));
    case "link":
      return (
        checked((value) => isSecureAddress(value) || isOwnPage(field, value), linkMessage(field))
          .overwrite((address) => URL.parse(address)?.href ?? address)
          // After that, because each letter of another script becomes nine characters.
          .max(MAX_LINK_LENGTH, tooLong(MAX_LINK_LENGTH))
          .meta({ format: "uri" })
      );
    case "reference":
      return oneLine(missing, MAX_LINK_LENGTH, { min, spaces });
    case "picture":
      return field.files
        ? checked((value) => PICTURE_FILE.test(value) || value.startsWith("/media/"), MESSAGES.picture)
        : min
          ? z.string(missing).min(min, missing)
          : z.string(missing);
  }
}

const MESSAGES = {
  date: NO_SUCH_DATE,
  time: "Enter a time from 00:00 to 23:59, like 14:30.",
  email: "Enter an e-mail address, like name@example.edu.",
  link: "Enter an address that starts with https://",
  picture: "Name a file in content/pictures/, in small letters: gallery/pitch-night.jpg (svg, png, jpg or webp).",
};

function linkMessage({ ownPages }: FieldOf<"link">): string {
  return ownPages ? "A link starts with / (a page of this site) or with https:// (another site)." : MESSAGES.link;
}

function messageFor({ kind, label }: AnyField): string {
  return kind in MESSAGES ? MESSAGES[kind as keyof typeof MESSAGES] : `“${label}” must be text, or empty.`;
}

/** A URL with a user name seems to name one host and leads to another. */
function isSecureAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && !url.username && !url.password;
}

function isOwnPage({ ownPages }: FieldOf<"link">, address: string): boolean {
  return ownPages === true && /^\/(?![/\\])\S*$/.test(address);
}

export const idOfItem = z.string().regex(ITEM_ID, "Use letters, digits, - and _ in an id, 100 characters at most.");

function listSchema(field: FieldOf<"list">, mode: Mode): z.ZodType {
  const id = mode.what === "sent" ? idOfItem.optional() : idOfItem;
  // An id is one of the ignored fields; then it comes from the item's picture or texts.
  const item = mode.unknownFields ? shapeOf(field.of, mode) : { id, ...shapeOf(field.of, mode) };
  return listOf(field, objectOf(item, mode));
}

export function listOf<Schema extends z.ZodType>({ label, item: one, min, max }: FieldOf<"list">, item: Schema) {
  const items = z.array(item, `“${label}” must be a list.`).max(max, `Use at most ${max} ${label.toLowerCase()}.`);
  return min ? items.min(min, `Add at least one ${one.toLowerCase()}.`) : items;
}
