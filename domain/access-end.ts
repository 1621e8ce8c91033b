import { addDays, daysBetween } from "./calendar-days.ts";
import { lastDayOfSession, sessionOf } from "./session-dates.ts";
import { nextLabel } from "./session-label.ts";

export const DAYS_TO_HAND_OVER = 60;
/** Anyone invited this close to the end of a session belongs to the next team. */
const DAYS_BEFORE_NEXT_TEAM = 90;

/** `startsIn` is the first month of a session. */
export function defaultAccessEnd(label: string, today: string, startsIn: number): string {
  const current = sessionOf(today, startsIn);
  const ends = [current, nextLabel(current)].map((one) => lastDayOfSession(one, startsIn)!);
  const next = ends.find((end) => daysBetween(today, end) >= DAYS_BEFORE_NEXT_TEAM)!;
  const labelled = lastDayOfSession(label, startsIn) ?? next;
  return addDays(labelled > next ? labelled : next, DAYS_TO_HAND_OVER);
}
