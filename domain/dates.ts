/**
 * Plain calendar dates, written `YYYY-MM-DD` and stored as strings everywhere.
 *
 * `new Date("2025-10-13")` is midnight in UTC and so the day before in every American time zone; nothing here
 * makes a `Date` out of a day that a person wrote.
 */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A day of the clock, not of a calendar. */
export const DAY_MS = 86_400_000;

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export type PlainDateParts = { year: number; month: string; day: number; weekday: string };

/** Whether `text` names a day that exists: `"2024-02-29"` does, `"2025-02-29"` does not. */
export function isPlainDate(text: string): boolean {
  const match = PLAIN_DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Takes `"2025-10-13"` apart: `{ year: 2025, month: "October", day: 13, weekday: "Monday" }`; undefined for anything else. */
export function plainDateParts(date: string): PlainDateParts | undefined {
  if (!isPlainDate(date)) return undefined;
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month: MONTHS[month - 1]!, day, weekday: WEEKDAYS[weekday]! };
}

/** `"2025-10-13"` as people read it: `"October 13, 2025"`. Text that is no date comes back as it is. */
export function formatPlainDate(date: string): string {
  const parts = plainDateParts(date);
  return parts ? `${parts.month} ${parts.day}, ${parts.year}` : date;
}

/** A format takes a hundred times as long to make as to use, and a site has one time zone. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** `["2025-10-13", "17:30:59"]`: what calendar and clock of `timeZone` (an IANA name) show at this moment. */
function clockIn(timeZone: string, moment: Date): [day: string, time: string] {
  // The Swedish locale writes dates as ISO 8601 does; it is the documented short way to a local ISO day.
  clocks[timeZone] ??= new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return clocks[timeZone].format(moment).split(" ") as [string, string];
}

/** Today in `timeZone` as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return clockIn(timeZone, now)[0];
}

/** A moment as everyone reads it, in the site's time zone: `"October 13, 2025, 17:30"`. */
export function formatMoment(moment: string | Date, timeZone: string): string {
  return formatSecond(moment, timeZone).slice(0, -":59".length);
}

/** The same, to tell moments of one minute apart: `"October 13, 2025, 17:30:59"`. */
export function formatSecond(moment: string | Date, timeZone: string): string {
  const [day, time] = clockIn(timeZone, new Date(moment));
  return `${formatPlainDate(day)}, ${time}`;
}

/** How `timeZone` is named everywhere: `"India Standard Time"`, the same in winter and summer. */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export type DayIs = "ahead" | "today" | "over";

/** Whether the days from `date` to `lastDay` are still to come, hold today or are over; undefined for text that is no date. */
export function dayIs(date: string, today: string, lastDay: string = date): DayIs | undefined {
  if (!isPlainDate(date)) return undefined;
  if (date > today) return "ahead";
  return lastDay >= today ? "today" : "over";
}

/** The day that is `days` after `date`, as ISO 8601: `YYYY-MM-DD`, and `+010000-01-01` after the last day of 9999. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().split("T")[0]!;
}

/** How many days lie between two dates, negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
