import { z } from "zod";

const UNSHOWABLE = "This contains a character that cannot be shown.";

/** Trimmed, without line breaks and other control characters. */
export function oneLine(missing: string, maxLength: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && isShowable(value), UNSHOWABLE)
    .refine(hasVisibleCharacter, missing);
}

/** The lengths are repeated for OpenAPI, which cannot see through the transformation. */
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

/** No unpaired surrogates, and no characters that reverse the following text. Scripts and emoji need joiners. */
function isShowable(value: string): boolean {
  return value.isWellFormed() && !/[\u202A-\u202E\u2066-\u2069]/.test(value);
}

function hasVisibleCharacter(value: string): boolean {
  return /[^\p{Z}\p{C}]/u.test(value);
}

export function tooLong(maxLength: number): string {
  return `Use at most ${maxLength.toLocaleString("en")} characters.`;
}
