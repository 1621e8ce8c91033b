import { z } from "zod";
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH, MAX_EMAIL_LENGTH } from "./contact-message.ts";
import { oneLine, paragraphs, tooLong } from "../../../domain/schemas/text.ts";

/** The specification's three fields. */
export const contactMessageInput = z.object({
  from_name: oneLine("Enter your name.", MAX_CONTACT_NAME_LENGTH),
  from_email: z
    .string("Enter your email address.")
    .trim()
    .min(1, "Enter your email address.")
    .max(MAX_EMAIL_LENGTH, tooLong(MAX_EMAIL_LENGTH))
    .pipe(z.email("Enter an email address, like name@example.edu."))
    .meta({ format: "email" }),
  message: paragraphs("Enter a message.", MAX_CONTACT_MESSAGE_LENGTH),
});

/** Helps to detect programs. Invalid values count as absent. */
export const contactSignals = z.object({
  website: z.string().catch("").optional(),
  elapsed: z.number().min(0).optional().catch(undefined),
});
