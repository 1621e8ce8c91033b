/** Tables as CSV (RFC 4180), with a byte order mark so that Excel reads them as UTF-8. */
export function csvTable<Row>(columns: [heading: string, value: (row: Row) => string][], rows: Row[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
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
