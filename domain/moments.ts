import { formatPlainDate } from "./dates.ts";

/** Creating a format takes a hundred times as long as using it. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

function clockIn(timeZone: string, moment: Date): [day: string, time: string] {
  clocks[timeZone] ??= new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return clocks[timeZone].format(moment).split(" ") as [string, string];
}

/** Returns `2025-10-13 17:30:59`, which spreadsheets read as a time. */
export function tableMoment(moment: string, timeZone: string): string {
  return clockIn(timeZone, new Date(moment)).join(" ");
}

export function todayIn(timeZone: string, now: Date = new Date()): string {
  return clockIn(timeZone, now)[0];
}

export function formatDay(moment: string | Date, timeZone: string): string {
  return formatPlainDate(todayIn(timeZone, new Date(moment)));
}

export function formatMoment(moment: string | Date, timeZone: string): string {
  return formatSecond(moment, timeZone).slice(0, -":59".length);
}

export function formatSecond(moment: string | Date, timeZone: string): string {
  const [day, time] = clockIn(timeZone, new Date(moment));
  return `${formatPlainDate(day)}, ${time}`;
}

/** `local` is the value of an input of type `datetime-local`: `2026-11-24T09:00`. */
export function momentIn(timeZone: string, local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (moment: number) => Date.parse(`${clockIn(timeZone, new Date(moment)).join("T")}Z`) - moment;
  // The offset of the first guess is wrong only near a change of the clocks.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)));
}

/** The latest value of an input of type `datetime-local`: without a limit, its year takes six digits. */
export const LAST_LOCAL_TIME = "9999-12-31T23:59";

export const startOfDay = (timeZone: string, day: string) => momentIn(timeZone, `${day}T00:00`);

export function endOfDay(timeZone: string, day: string): Date {
  return momentIn(timeZone, `${day}T23:59:59`);
}

export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
