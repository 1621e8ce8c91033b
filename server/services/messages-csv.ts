import type { InboxMessage } from "../../domain/contact-message.ts";

const COLUMNS: [heading: string, value: (message: InboxMessage) => string][] = [
  ["id", ({ id }) => String(id)],
  ["received", ({ receivedAt }) => receivedAt],
  ["name", ({ from_name: name }) => name],
  ["email", ({ from_email: email }) => email],
  ["message", ({ message }) => message],
  ["read", ({ readAt }) => readAt ?? ""],
  ["answered", ({ answeredAt }) => answeredAt ?? ""],
  ["delivery", ({ delivery }) => delivery?.state ?? ""],
];

/** The messages as CSV (RFC 4180), with a byte order mark so that Excel reads it as UTF-8. */
export function messagesCsv(messages: InboxMessage[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...messages.map((message) => COLUMNS.map(([, value]) => value(message))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Where a spreadsheet that separates by semicolons or tabs would begin a cell, or a row, in the middle of a text. */
const INNER_FORMULA = /(?!^)[;\t\r\n][ "]*(?=[=+\-@＝＋－＠])/g;

/**
 * One cell. A text that begins like a formula, in wide characters too, gets an apostrophe before it: spreadsheets would run it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$&'");
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(inner) ? `'${inner}` : inner;
  return `"${safe.replaceAll('"', '""')}"`;
}
