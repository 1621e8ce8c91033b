/** Schemas of passwords and codes in requests. */
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
