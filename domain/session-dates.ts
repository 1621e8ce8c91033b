/** The days of a session, like `2025-26`, and its quarters. `startsIn` is the number of a month. */
import { addDays } from "./calendar-days.ts";
import { firstYearOf, labelOf } from "./session-label.ts";

export type Days = { from: string; to: string };

export function daysOfSession(label: string, startsIn: number): Days | undefined {
  const year = firstYearOf(label);
  if (year === undefined || label !== labelOf(year)) return undefined;
  return { from: firstDay(year, startsIn), to: addDays(firstDay(year + 1, startsIn), -1) };
}

/** Also for `2025-2026`. A label without a year has no last day. */
export function lastDayOfSession(label: string, startsIn: number): string | undefined {
  const year = firstYearOf(label);
  return year === undefined ? undefined : daysOfSession(labelOf(year), startsIn)!.to;
}

/** Returns `2025-26` for `2025-10-13`. */
export function sessionOf(date: string, startsIn: number): string {
  const [year, month] = date.split("-").map(Number) as [number, number];
  return labelOf(month >= startsIn ? year : year - 1);
}

/** Returns the name of the quarter that began last before or on this day. */
export function quarterOf(date: string, quarters: { name: string; startsIn: number }[]): string {
  const month = Number(date.slice(5, 7));
  const since = ({ startsIn }: { startsIn: number }) => (month - startsIn + 12) % 12;
  const [latest] = [...quarters].sort((one, other) => since(one) - since(other));
  return latest?.name ?? "";
}

export function nodesOfSession<Node>(nodes: ReadonlyMap<number, Node[]>, label: string): Node[] {
  return nodes.get(Number(label.slice(0, 4))) ?? [];
}

const firstDay = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}-01`;
