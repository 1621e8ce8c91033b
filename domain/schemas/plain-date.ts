import { z } from "zod";
import { isPlainDate } from "../dates.ts";

export const NO_SUCH_DATE = "Enter a date that exists, as year-month-day: 2025-10-13.";

export const plainDate = z.string().trim().refine(isPlainDate, NO_SUCH_DATE).meta({ format: "date" });
