import type { Selectable } from "kysely";
import type { ContactMessage } from "../../domain/contact-message.ts";
import type { Tables } from "../adapters/database/database.ts";

/** A row of `contact_message` in the specification's names. */
export function toContactMessage({
  fromName,
  fromEmail,
  ...row
}: Selectable<Tables["contactMessage"]>): ContactMessage {
  return { ...row, from_name: fromName, from_email: fromEmail };
}
