/** The request of a form behind a mailed or copied link. */
import { z } from "zod";
import { tooLong } from "../../../domain/schemas/text.ts";

const MAX_TOKEN_LENGTH = 100;
const INVALID_EMAIL = "Enter an email address, like name@example.edu.";

export const linkToken = z.string("Open the link again.").min(1, "Open the link again.").max(MAX_TOKEN_LENGTH);
/** Asks what a link opens. */
export const openToken = z.strictObject({ token: linkToken });
export const emailAddress = z.string("Enter your email.").trim().max(254, tooLong(254)).pipe(z.email(INVALID_EMAIL));
