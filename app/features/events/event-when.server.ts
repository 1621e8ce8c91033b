import { addDays } from "../../../domain/calendar-days.ts";
import { timeZoneName } from "../../../domain/moments.ts";
import { lastDayOf, type Event } from "./event.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";

type When = Pick<Event, "date" | "startTime" | "endDate" | "endTime">;

export type Span =
  | { allDay: true; firstDay: string; /** Exclusive. */ dayAfter: string }
  | { allDay: false; start: Date; end: Date | null };

/** Names times that clocks skip on that day. */
export function clockProblems(when: When, timeZone: string): FieldErrors {
  const { date, startTime, endTime } = when;
  // A day that somebody damaged in the database is empty.
  const skipped = (day: string, time: string) => day !== "" && time !== "" && !isOnTheClock(day, time, timeZone);
  const message = `This time does not exist on that day: clocks are set forward then (${timeZoneName(timeZone)}).`;
  return {
    ...(skipped(date, startTime) && { startTime: message }),
    ...(skipped(lastDayOf(when), endTime) && { endTime: message }),
  };
}

export function spanOf(when: When, timeZone: string): Span {
  const { date, startTime, endTime } = when;
  const last = lastDayOf(when);
  if (!startTime) return { allDay: true, firstDay: date, dayAfter: addDays(last, 1) };
  return {
    allDay: false,
    start: momentOf(date, startTime, timeZone),
    end: endTime ? momentOf(last, endTime, timeZone) : null,
  };
}

/** Returns the end, or the midnight after the last day. */
export function endOf(when: When, timeZone: string): Date {
  const span = spanOf(when, timeZone);
  return (!span.allDay && span.end) || momentOf(addDays(lastDayOf(when), 1), "00:00", timeZone);
}

/** A time that occurs twice means the first one (RFC 5545), the default of `Temporal`. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
}

function isOnTheClock(day: string, time: string, timeZone: string): boolean {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return local.toZonedDateTime(timeZone).toPlainDateTime().equals(local);
}
