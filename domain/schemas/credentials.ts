import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "../session.ts";

/** A code of an app or a recovery code, as people type it: `123 456`, in capitals or not. */
export const signInCode = z
  .string("Enter the code.")
  .max(100, "Keep this under 100 characters.")
  .transform((code) => code.replaceAll(/\s/g, "").toLowerCase());

/** What the sign-in form sends. */
export const credentials = z.object({
  email: z.string("Enter your email.").trim().min(1, "Enter your email.").max(254, "Keep this under 254 characters."),
  password: z
    .string("Enter your password.")
    .min(1, "Enter your password.")
    .max(MAX_PASSWORD_LENGTH, `Keep this under ${MAX_PASSWORD_LENGTH} characters.`),
  code: signInCode.optional(),
});

/** The first code of an app, which switches codes at sign-in on. */
export const codeOnly = z.strictObject({ code: signInCode });
