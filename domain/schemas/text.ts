import { z } from "zod";

const UNSHOWABLE = "This contains a character that cannot be shown.";

/** With `min` 0, empty text is valid, and so are spaces unless they are refused. */
type Options = { min?: 0 | 1; spaces?: "refused" };

/** Phones add these invisible characters to numbers that are copied from contacts. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Trims the text; tabs become spaces. Refuses line breaks and other control characters. */
export function oneLine(missing: string, maxLength: number, { min = 1, ...options }: Options = {}) {
  const spaced = given(missing, options).overwrite((value) => value.replaceAll("\t", " ").trim());
  return atLeast(min, missing, spaced)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && value.isWellFormed(), UNSHOWABLE)
    .refine(isVisible, missing);
}

/** Trims the text and normalizes its line breaks. */
export function paragraphs(missing: string, maxLength: number, { min = 1, ...options }: Options = {}) {
  const unified = given(missing, options).overwrite((value) => value.replace(/\r\n?/g, "\n").trim());
  return atLeast(min, missing, unified)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed(), UNSHOWABLE)
    .refine(isVisible, missing);
}

/** The text without direction marks, before it is trimmed. */
export function given(missing: string, { spaces }: Options): z.ZodString {
  const isGiven = (text: string) => text === "" || text.trim() !== "";
  const text = z.string(missing).overwrite((value) => value.replaceAll(DIRECTION_MARKS, ""));
  return spaces ? text.refine(isGiven, missing) : text;
}

/** OpenAPI needs no `minLength` of 0. */
function atLeast(min: 0 | 1, missing: string, schema: z.ZodString): z.ZodString {
  return min ? schema.min(min, missing) : schema;
}

function isVisible(value: string): boolean {
  return value === "" || /[^\p{Z}\p{C}]/u.test(value);
}

export function tooLong(maxLength: number): string {
  return `Use at most ${maxLength.toLocaleString("en")} characters.`;
}
