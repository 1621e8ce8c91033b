import type { Selectable } from "kysely";
import type { ContactMessage } from "./contact-message.ts";
import type { Tables } from "../../../platform/database/database.ts";

/** Uses the specification's field names. */
export function toContactMessage({
  fromName,
  fromEmail,
  ...row
}: Selectable<Tables["contactMessage"]>): ContactMessage {
  return { ...row, from_name: fromName, from_email: fromEmail };
}
