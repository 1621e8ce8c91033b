import { z } from "zod";

const UNSHOWABLE = "This contains a character that cannot be shown.";

/** One line of text for people, trimmed: line breaks and other control characters have no place in it. */
export function oneLine(missing: string, maxLength: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && isShowable(value), UNSHOWABLE)
    .refine(hasVisibleCharacter, missing);
}

/**
 * Text of several lines, trimmed: line breaks remain (as `\n`), other control characters are refused. The lengths are said
 * once more for the API's description, which cannot see through the transformation.
 */
export function paragraphs(missing: string, maxLength: number) {
  return z
    .string(missing)
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(maxLength, tooLong(maxLength))
        .refine((value) => !/[^\P{Cc}\n\t]/u.test(value) && isShowable(value), UNSHOWABLE)
        .refine(hasVisibleCharacter, missing),
    )
    .meta({ minLength: 1, maxLength });
}

/** No half characters, and none that change the reading direction of the text after them. Joiners stay: scripts and emoji need them. */
function isShowable(value: string): boolean {
  return value.isWellFormed() && !/[\u202A-\u202E\u2066-\u2069]/.test(value);
}

function hasVisibleCharacter(value: string): boolean {
  return /[^\p{Z}\p{C}]/u.test(value);
}

export function tooLong(maxLength: number): string {
  return `Use at most ${maxLength.toLocaleString("en")} characters.`;
}
