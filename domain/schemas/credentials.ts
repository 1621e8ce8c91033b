import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "../session.ts";

/** What the sign-in form sends. */
export const credentials = z.object({
  email: z.string("Enter your email.").trim().min(1, "Enter your email.").max(254, "Keep this under 254 characters."),
  password: z
    .string("Enter your password.")
    .min(1, "Enter your password.")
    .max(MAX_PASSWORD_LENGTH, `Keep this under ${MAX_PASSWORD_LENGTH} characters.`),
});
