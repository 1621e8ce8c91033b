/** When an event is and how it stands, in words. */
import { dayIs, formatPlainDate, plainDateParts, type DayIs } from "./dates.ts";
import { lastDayOf, type Event } from "./event.ts";

type Days = Pick<Event, "date"> & Partial<Pick<Event, "endDate">>;
type Times = Days & Partial<Pick<Event, "startTime" | "endTime">>;

/** `look` is one of the badge's (app/ui/badge). */
export type EventStatus = { word: string; look: "ahead" | "today" | "quiet" | "off" };

const STATUS: Record<DayIs, EventStatus> = {
  ahead: { word: "Upcoming", look: "ahead" },
  today: { word: "Today", look: "today" },
  over: { word: "Took place", look: "quiet" },
};

/** What is said beside an event; undefined for one whose date is no date. What is cancelled neither comes nor took place. */
export function eventStatus(event: Days & Partial<Pick<Event, "state">>, today: string): EventStatus | undefined {
  if (event.state === "cancelled") return { word: "Cancelled", look: "off" };
  if (event.state === "postponed") return { word: "Postponed", look: "off" };
  const day = dayIs(event.date, today, lastDayOf(event));
  return day && STATUS[day];
}

/** `"October 13, 2025"`, `"October 13 to 15, 2025"`: only what differs is said twice. */
export function formatDays(event: Days): string {
  const [first, last] = [plainDateParts(event.date), plainDateParts(lastDayOf(event))];
  if (!first || !last || event.date === lastDayOf(event)) return formatPlainDate(event.date);
  if (first.year !== last.year) return `${formatPlainDate(event.date)} to ${formatPlainDate(lastDayOf(event))}`;
  const to = first.month === last.month ? last.day : `${last.month} ${last.day}`;
  return `${first.month} ${first.day} to ${to}, ${first.year}`;
}

/** `"10:00 to 12:30"`; empty for whole days. `zone` names the time zone in words. */
export function formatTimes({ startTime, endTime, date, endDate }: Times, zone: string): string {
  if (!startTime) return "";
  const many = endDate && endDate !== date;
  const times = many && endTime ? `from ${startTime} on the first day to ${endTime} on the last` : startTime;
  return `${times}${endTime && !many ? ` to ${endTime}` : ""}, ${zone}`;
}
