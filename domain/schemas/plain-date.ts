import { z } from "zod";
import { isPlainDate } from "../dates.ts";

export const plainDate = z
  .string()
  .trim()
  .refine(isPlainDate, { error: "Enter a date that exists, as year-month-day: 2025-10-13." })
  .meta({ format: "date" });
