import { z } from "zod";

const UNSHOWABLE = "This contains a character that cannot be shown.";

/** With `min` 0, empty text is valid, and so are spaces unless they are refused. */
type Options = { min?: 0 | 1; spaces?: "refused" };

/** Trims the text. Refuses line breaks and other control characters. */
export function oneLine(missing: string, maxLength: number, { min = 1, ...options }: Options = {}) {
  return atLeast(min, missing, given(missing, options).trim())
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && isShowable(value), UNSHOWABLE)
    .refine(isVisible, missing);
}

/** Trims the text and normalizes its line breaks. */
export function paragraphs(missing: string, maxLength: number, { min = 1, ...options }: Options = {}) {
  const unified = given(missing, options).overwrite((value) => value.replace(/\r\n?/g, "\n").trim());
  return atLeast(min, missing, unified)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value) && isShowable(value), UNSHOWABLE)
    .refine(isVisible, missing);
}

/** The text before it is trimmed. */
export function given(missing: string, { spaces }: Options): z.ZodString {
  const isGiven = (text: string) => text === "" || text.trim() !== "";
  return spaces ? z.string(missing).refine(isGiven, missing) : z.string(missing);
}

/** OpenAPI needs no `minLength` of 0. */
function atLeast(min: 0 | 1, missing: string, schema: z.ZodString): z.ZodString {
  return min ? schema.min(min, missing) : schema;
}

/** Rejects unpaired surrogates, and characters that reverse the following text. Scripts and emoji need joiners. */
function isShowable(value: string): boolean {
  return value.isWellFormed() && !/[\u202A-\u202E\u2066-\u2069]/.test(value);
}

function isVisible(value: string): boolean {
  return value === "" || /[^\p{Z}\p{C}]/u.test(value);
}

export function tooLong(maxLength: number): string {
  return `Use at most ${maxLength.toLocaleString("en")} characters.`;
}
