import { completeLink } from "../complete-link.ts";
import { isPlainDate } from "../dates.ts";
import { cutText } from "../plain-text.ts";
import { dateIn } from "../table-dates.ts";
import type { TableLine } from "../table.ts";
import type { AnyField, FieldOf, Fields } from "./fields.ts";

export type TableItems = {
  items: Record<string, string>[];
  filled: [label: string, count: number][];
  /** One sentence for each column or row that is left out. */
  notes: string[];
};
type Column = string | undefined;

const KINDS: AnyField["kind"][] = ["line", "text", "email", "link", "date", "time", "number", "lines"];

export function columnsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => KINDS.includes(fields[name]!.kind) && !fields[name]!.about);
}

/** `known` has the names of the items in the list, which do not change. */
export function itemsFromTable(field: FieldOf<"list">, lines: TableLine[], known: string[]): TableItems {
  const { columns, rows, notes } = readHead(field, lines);
  const used = new Set(known.map(plain));
  const items: TableItems["items"] = [];
  for (const { cells, row } of rows) {
    const item = textsOf(field.of, columns, cells);
    const name = item[field.named] ?? "";
    const reason = refusal(field, name, used, known.length + items.length);
    if (reason) notes.push(`Row ${row} is left out: ${reason}`);
    else items.push(item);
    if (name) used.add(plain(name));
  }
  return { items, filled: countFilled(field.of, columns, items), notes: [...lacking(field.of, items), ...notes] };
}

/** Names columns that are needed, before the rows are added without them. */
function lacking(fields: Fields, items: TableItems["items"]): string[] {
  const needed = columnsOf(fields).filter((name) => "required" in fields[name]! && fields[name].required);
  return needed.flatMap((name) => {
    const without = items.filter((item) => !item[name]).length;
    const { label } = fields[name]!;
    return without > 0 ? [`“${label}” is missing in ${without} of ${items.length}, and is needed.`] : [];
  });
}

/** A table may have a title above its head. */
const MAX_ROWS_ABOVE = 3;

function readHead(field: FieldOf<"list">, lines: TableLine[]) {
  const heads = lines.slice(0, MAX_ROWS_ABOVE + 1).map(({ cells }) => columnsIn(field, cells));
  const place = heads.findIndex((head, index) => head && (index === 0 || head.includes(field.named)));
  const columns = heads[place];
  if (!columns) return withoutHead(field, lines);
  const above = lines.slice(0, place).map(({ row }) => `Row ${row} is left out: it is above the names of the columns.`);
  const unknown = lines[place]!.cells.filter((cell, index) => cell.trim() && !columns[index]);
  return {
    columns,
    rows: lines.slice(place + 1),
    notes: [...above, ...unknown.map((cell) => unusedColumn(field, cell))],
  };
}

/** Returns undefined if the cells are no head. */
function columnsIn({ of: fields, named }: FieldOf<"list">, cells: string[]): Column[] | undefined {
  const names = columnsOf(fields);
  const exact = cells.map((cell) => names.find((name) => plain(fields[name]!.label) === plain(cell)));
  const others = names.filter((name) => !exact.includes(name));
  const found = cells.map((cell, index) => exact[index] ?? others.find((name) => isHeadingOf(fields[name]!, cell)));
  // Without an exact heading, “Role 1” may be a role.
  if (!exact.some(Boolean) && !found.includes(named)) return undefined;
  return found.map((name, index) => (found.indexOf(name) === index ? name : undefined));
}

/** The columns have the order of the form. A first column of numbers counts the rows. */
function withoutHead({ of: fields }: FieldOf<"list">, lines: TableLine[]) {
  const isCounted = lines.every(({ cells }) => /^\d+\W?$/.test(cells[0]?.trim() ?? ""));
  const columns: Column[] = [...(isCounted ? [undefined] : []), ...columnsOf(fields)];
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const numbers = Array.from({ length: width }, (_, index) => index).filter((index) => !columns[index]);
  const notes = numbers.map((index) => unknownColumn(String(index + 1)));
  return { columns, rows: lines, notes };
}

const unknownColumn = (heading: string) => `The column “${cutText(heading, 60)}” is left out: there is no such field.`;

function unusedColumn({ of: fields }: FieldOf<"list">, heading: string): string {
  const name = columnsOf(fields).find((one) => isHeadingOf(fields[one]!, heading));
  if (!name) return unknownColumn(heading);
  return `The column “${cutText(heading, 60)}” is left out: another column is used for “${fields[name]!.label}”.`;
}

function textsOf(fields: Fields, columns: Column[], cells: string[]): Record<string, string> {
  const pairs = columns.map((name, index): [string, string] => {
    const cell = (cells[index] ?? "").trim();
    return name ? [name, valueOf(fields[name]!, cell)] : ["", ""];
  });
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

function valueOf(field: AnyField, cell: string): string {
  if (field.kind === "lines") return cell.split(/\s*[\n;]\s*/).join("\n");
  if (field.kind === "link") return completeLink(cell);
  if (field.kind === "date") {
    const date = dateIn(cell);
    return isPlainDate(date) ? date : "";
  }
  return field.kind === "text" ? cell : cell.replace(/\s+/g, " ");
}

function refusal(field: FieldOf<"list">, name: string, used: Set<string>, count: number): string | undefined {
  const label = field.of[field.named]!.label.toLowerCase();
  if (!name) return `it has no ${label}.`;
  if (name.startsWith("=")) return `“${cutText(name, 60)}” is a formula, not a ${label}.`;
  if (used.has(plain(name))) return `“${cutText(name, 60)}” is in the list already. It is not changed.`;
  if (count >= field.max) return `the list is full with ${field.max}.`;
  return undefined;
}

function countFilled(fields: Fields, columns: Column[], items: TableItems["items"]): TableItems["filled"] {
  return columns.flatMap((name): TableItems["filled"] => {
    const count = items.filter((item) => name && item[name]).length;
    return name && count > 0 ? [[fields[name]!.label, count]] : [];
  });
}

/** “Name of student” and “Full name” are the column “Name”, “Name of father” is not. A longer text is a cell. */
function isHeadingOf({ label, headings = [] }: AnyField, cell: string): boolean {
  const words = cell.split(/\s+/).map(plain).filter(Boolean);
  const isOfOther = words.some((word) => /^(father|mother|parent|guardian)/.test(word));
  const names = [label, ...headings].map(plain);
  return words.length <= 3 && !isOfOther && [words[0], words.at(-1)].some((word) => word && names.includes(word));
}

/** `E-mail` and `email` are the same. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]/g, "");
