import { addDays, daysBetween } from "./calendar-days.ts";
import { lastDayOfSession } from "./session-label.ts";

export const DAYS_TO_HAND_OVER = 60;
/** Anyone invited this close to the end of a session belongs to the next team. */
const DAYS_BEFORE_NEXT_TEAM = 90;

export function defaultAccessEnd(label: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const ends = [year, year + 1].map((one) => `${one}-06-30`);
  const next = ends.find((end) => daysBetween(today, end) >= DAYS_BEFORE_NEXT_TEAM)!;
  const labelled = lastDayOfSession(label) ?? next;
  return addDays(labelled > next ? labelled : next, DAYS_TO_HAND_OVER);
}
