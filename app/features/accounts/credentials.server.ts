/** Schemas of passwords, codes, and tokens of mailed or copied links in requests. */
import { z } from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session.ts";
import { tooLong } from "../../../domain/schemas/text.ts";

/** A code of an app, or a recovery code like `7ha2m-x9kpd`, as people type it: with spaces, without hyphen, in any case. */
const signInCode = z
  .string("Enter the code.")
  .max(100, tooLong(100))
  .transform((code) =>
    code
      .replaceAll(/[\s-]/g, "")
      .toLowerCase()
      .replace(/^(\w{5})(\w{5})$/, "$1-$2"),
  );

const ownPassword = z
  .string("Enter your password.")
  .min(1, "Enter your password.")
  .max(MAX_PASSWORD_LENGTH, tooLong(MAX_PASSWORD_LENGTH));

export const credentials = z.object({
  email: z.string("Enter your email.").trim().min(1, "Enter your email.").max(254, tooLong(254)),
  password: ownPassword,
  code: signInCode.optional(),
});

export const codeOnly = z.strictObject({ code: signInCode });

export const newPassword = z
  .string("Enter a new password.")
  .min(MIN_PASSWORD_LENGTH, `Use ${MIN_PASSWORD_LENGTH} characters or more; a few words in a row are good.`)
  .max(MAX_PASSWORD_LENGTH, tooLong(MAX_PASSWORD_LENGTH));

export const passwordOnly = z.strictObject({ currentPassword: ownPassword });

export const passwordChange = z
  .strictObject({ currentPassword: ownPassword, newPassword })
  .refine((given) => given.currentPassword !== given.newPassword, {
    path: ["newPassword"],
    message: "This is the password you have. Choose another.",
  });

const MAX_TOKEN_LENGTH = 100;
const INVALID_EMAIL = "Enter an email address, like name@example.edu.";

export const linkToken = z.string("Open the link again.").min(1, "Open the link again.").max(MAX_TOKEN_LENGTH);
/** Asks what a link opens. */
export const openToken = z.strictObject({ token: linkToken });
export const emailAddress = z.string("Enter your email.").trim().max(254, tooLong(254)).pipe(z.email(INVALID_EMAIL));
