import { z } from "zod";
import { isPlainDate } from "../dates.ts";

/** A day that exists in the calendar, years 1900 to 9999: `"2025-10-13"`. */
export const plainDate = z
  .string()
  .trim()
  .refine(isPlainDate, { error: "Enter a date that exists, as year-month-day: 2025-10-13." })
  .meta({ format: "date" });
