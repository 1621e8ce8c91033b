import type { InboxMessage } from "../../domain/contact-message.ts";
import { csvTable } from "./csv.ts";

/** The messages as CSV. */
export function messagesCsv(messages: InboxMessage[]): string {
  return csvTable(
    [
      ["id", ({ id }) => String(id)],
      ["received", ({ receivedAt }) => receivedAt],
      ["name", ({ from_name: name }) => name],
      ["email", ({ from_email: email }) => email],
      ["message", ({ message }) => message],
      ["read", ({ readAt }) => readAt ?? ""],
      ["answered", ({ answeredAt }) => answeredAt ?? ""],
      ["delivery", ({ delivery }) => delivery?.state ?? ""],
    ],
    messages,
  );
}
