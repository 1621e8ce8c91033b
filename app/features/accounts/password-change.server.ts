import { z } from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session.ts";
import { tooLong } from "../../../domain/schemas/text.ts";
import { ownPassword } from "./credentials.server.ts";

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
