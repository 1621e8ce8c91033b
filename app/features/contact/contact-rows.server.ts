import type { Selectable } from "kysely";
import type { ContactMessage } from "./contact-message.ts";
import type { Tables } from "../../../platform/database/database.ts";

/** A row of `contact_message` in the specification's names. */
export function toContactMessage({
  fromName,
  fromEmail,
  ...row
}: Selectable<Tables["contactMessage"]>): ContactMessage {
  return { ...row, from_name: fromName, from_email: fromEmail };
}
