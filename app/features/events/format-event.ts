import { dayIs, formatPlainDate, plainDateParts, type DayIs } from "../../../domain/dates.ts";
import type { EventState } from "./event-collection.ts";
import { lastDayOf, type Event } from "./event.ts";

type Days = Pick<Event, "date"> & Partial<Pick<Event, "endDate">>;
type Times = Days & Partial<Pick<Event, "startTime" | "endTime">>;
type State = Days & Partial<Pick<Event, "state">>;

/** `variant` is that of app/ui/badge. */
export type EventStatus = { word: string; variant: "ahead" | "today" | "quiet" | "off" };

const STATUS: Record<DayIs, EventStatus> = {
  ahead: { word: "Upcoming", variant: "ahead" },
  today: { word: "Today", variant: "today" },
  over: { word: "Took place", variant: "quiet" },
};
const STATE_WORDS: Record<EventState, string> = { scheduled: "", cancelled: "Cancelled", postponed: "Postponed" };

/** Empty for an event that takes place as planned. */
export function stateWord({ state = "scheduled" }: State): string {
  return STATE_WORDS[state];
}

/** Every page, link, feed and calendar uses this rule. */
export function takesPlace(event: State): boolean {
  return stateWord(event) === "";
}

/** Returns undefined if `date` is not a date, which another server may send. */
export function eventStatus(event: State, today: string): EventStatus | undefined {
  if (!takesPlace(event)) return { word: stateWord(event), variant: "off" };
  const day = dayIs(event.date, today, lastDayOf(event));
  return day && STATUS[day];
}

export const isOver = (status: EventStatus | undefined) => status?.variant === "quiet";

/** Returns `"October 13, 2025"`, `"October 13 to 15, 2025"`, without repeating the parts that both days share. */
export function formatDays(event: Days): string {
  const [first, last] = [plainDateParts(event.date), plainDateParts(lastDayOf(event))];
  if (!first || !last || event.date === lastDayOf(event)) return formatPlainDate(event.date);
  if (first.year !== last.year) return `${formatPlainDate(event.date)} to ${formatPlainDate(lastDayOf(event))}`;
  const to = first.month === last.month ? last.day : `${last.month} ${last.day}`;
  return `${first.month} ${first.day} to ${to}, ${first.year}`;
}

/** Returns `"Monday"`, `"Monday to Wednesday"`; empty for text that is not a date. */
export function formatWeekdays(event: Days): string {
  const [first, last] = [plainDateParts(event.date), plainDateParts(lastDayOf(event))];
  if (!first || !last) return "";
  return event.date === lastDayOf(event) ? first.weekday : `${first.weekday} to ${last.weekday}`;
}

/** Returns `"10:00 to 12:30"` and the name of the time zone; empty for whole days. */
export function formatTimes({ startTime, endTime, date, endDate }: Times, zone: string): string {
  if (!startTime) return "";
  const many = endDate && endDate !== date;
  const times = many && endTime ? `from ${startTime} on the first day to ${endTime} on the last` : startTime;
  return `${times}${endTime && !many ? ` to ${endTime}` : ""}, ${zone}`;
}

/** Returns one line; without `zone` only the days. A date that is no longer valid never appears without the state. */
export function formatWhen(event: Times & State, zone?: string): string {
  if (!takesPlace(event)) return `${stateWord(event)}, was planned for ${formatDays(event)}`;
  return [formatDays(event), zone && formatTimes(event, zone)].filter(Boolean).join(", ");
}
