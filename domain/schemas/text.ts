import { z } from "zod";

const UNSHOWABLE = "This holds a character that cannot be shown.";

/** One line of text for people, trimmed: line breaks and other control characters have no place in it. */
export function oneLine(missing: string, maxLength: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong(maxLength))
    .refine((value) => !/\p{Cc}/u.test(value) && value.isWellFormed(), UNSHOWABLE);
}

/** Text of several lines, trimmed: breaks are kept (as `\n`), other control characters are refused. */
export function paragraphs(missing: string, maxLength: number) {
  return z
    .string(missing)
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(maxLength, tooLong(maxLength))
        .refine((value) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed(), UNSHOWABLE),
    );
}

function tooLong(maxLength: number) {
  return `Keep this under ${maxLength.toLocaleString("en")} characters.`;
}
