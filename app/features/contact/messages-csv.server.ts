import type { InboxMessage } from "./contact-message.ts";
import { tableMoment } from "../../../domain/moments.ts";
import { csvTable, type Column } from "../../../platform/formats/csv.ts";

/** Times are those of the site, as in the inbox. */
export function messagesCsv(messages: InboxMessage[], timeZone: string): string {
  const timeOf = (moment: string | null) => (moment ? tableMoment(moment, timeZone) : "");
  const columns: Column<InboxMessage>[] = [
    ["id", ({ id }) => String(id)],
    ["received", ({ receivedAt }) => timeOf(receivedAt)],
    ["name", ({ from_name: name }) => name],
    ["email", ({ from_email: email }) => email],
    ["message", ({ message }) => message],
    ["read", ({ readAt }) => timeOf(readAt)],
    ["answered", ({ answeredAt }) => timeOf(answeredAt)],
    ["delivery", ({ delivery }) => delivery?.state ?? ""],
  ];
  return csvTable(columns, messages);
}
