import type { InboxMessage } from "./contact-message.ts";
import { csvHead, csvRows, type Column } from "../../../platform/formats/csv.ts";

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

/** Reads in parts, because all messages together may not fit into memory. */
export async function* messagesCsv(parts: Iterable<InboxMessage[]> | AsyncIterable<InboxMessage[]>) {
  yield csvHead(COLUMNS);
  for await (const messages of parts) yield csvRows(COLUMNS, messages);
}
