/** CSV (RFC 4180) begins with a byte order mark, so that Excel reads it as UTF-8. */
export type Column<Row> = [heading: string, value: (row: Row) => string];

export function csvTable<Row>(columns: Column<Row>[], rows: Row[]): string {
  const head = columns.map(([heading]) => heading);
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return `\uFEFF${[head, ...lines].map(csvLine).join("")}`;
}

function csvLine(cells: string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string): string {
  return `"${markFormulas(text).replaceAll('"', '""')}"`;
}

/** The pattern includes apostrophes, so that every text can be unmarked again. */
const AT_START = /^(?='*[=+\-@＝＋－＠\t\r\n])/;
const INSIDE = /(?!^[\t\r\n])([;\t\r\n][ "]*)(?='*[=+\-@＝＋－＠])/g;
const MARK_AT_START = new RegExp(AT_START.source.replace("^", "^'"));
const MARK_INSIDE = new RegExp(INSIDE.source.replace("(?='", "'(?='"), "g");

/** https://owasp.org/www-community/attacks/CSV_Injection */
function markFormulas(text: string): string {
  return text.replace(INSIDE, "$1'").replace(AT_START, "'");
}

export function unmarkFormulas(cell: string): string {
  return cell.replace(MARK_AT_START, "").replace(MARK_INSIDE, "$1");
}
