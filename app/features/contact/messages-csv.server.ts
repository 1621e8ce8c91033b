import type { InboxMessage } from "./contact-message.ts";
import { csvTable, type Column } from "../../../platform/formats/csv.ts";

const COLUMNS: Column<InboxMessage>[] = [
  ["id", ({ id }) => String(id)],
  ["received", ({ receivedAt }) => receivedAt],
  ["name", ({ from_name: name }) => name],
  ["email", ({ from_email: email }) => email],
  ["message", ({ message }) => message],
  ["read", ({ readAt }) => readAt ?? ""],
  ["answered", ({ answeredAt }) => answeredAt ?? ""],
  ["delivery", ({ delivery }) => delivery?.state ?? ""],
];

export const messagesCsv = (messages: InboxMessage[]) => csvTable(COLUMNS, messages);
