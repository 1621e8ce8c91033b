/** Calendar dates are strings, `YYYY-MM-DD`: `new Date("2025-10-13")` is midnight in UTC, the day before in America. */

// Lists, because `Intl` takes 3 ms for a page of 50 events. Without `@__PURE__`, the bundler puts code that uses dates into a separate file.
const MONTHS =
  /* @__PURE__ */ "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = /* @__PURE__ */ "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

type PlainDateParts = { year: number; month: string; day: number; weekday: string };

export function isPlainDate(text: string): boolean {
  // JavaScript changes February 30 to March 2, or parses no date at all.
  return PLAIN_DATE.test(text) && text >= "1900" && new Date(text).getUTCDate() === Number(text.slice(8));
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (text: string): boolean => TIME.test(text);

export function plainDateParts(date: string): PlainDateParts | undefined {
  if (!isPlainDate(date)) return undefined;
  const day = new Date(date);
  return {
    year: day.getUTCFullYear(),
    month: MONTHS[day.getUTCMonth()]!,
    day: day.getUTCDate(),
    weekday: WEEKDAYS[day.getUTCDay()]!,
  };
}

/** Returns text that is not a date unchanged. */
export function formatPlainDate(date: string): string {
  const parts = plainDateParts(date);
  return parts ? `${parts.month} ${parts.day}, ${parts.year}` : date;
}

export type DayIs = "ahead" | "today" | "over";

export function dayIs(date: string, today: string, lastDay: string = date): DayIs | undefined {
  if (!isPlainDate(date)) return undefined;
  if (date > today) return "ahead";
  return lastDay >= today ? "today" : "over";
}
