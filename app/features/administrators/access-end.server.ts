import { z } from "zod";
import { defaultAccessEnd } from "../../../domain/access-end.ts";
import { isPlainDate } from "../../../domain/dates.ts";
import { endOfDay, todayIn } from "../../../domain/moments.ts";
import { NO_SUCH_DATE, plainDate } from "../../../domain/schemas/plain-date.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const accessEnd = z
  .union([plainDate, moment], NO_SUCH_DATE)
  .refine((end) => /^2\d{3}-/.test(end), "Enter a date from 2000 to 2999.");

export function endMoment(end: string, timeZone: string): string {
  return isPlainDate(end) ? endOfDay(timeZone, end).toISOString() : end;
}

/** The settings that decide when access ends. */
export type AccessSettings = { session: string; timeZone: string; sessionStartsIn: number };

/** Returns the last day of access for an invited person, if nobody chooses another one. */
export function usualLastDay({ session, timeZone, sessionStartsIn }: AccessSettings): string {
  return defaultAccessEnd(session, todayIn(timeZone), sessionStartsIn);
}
