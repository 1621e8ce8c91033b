import { z } from "zod";

/** Ten minutes: what takes longer was a tab that slept. */
const time = z.number().min(0).max(600_000).transform(Math.round).optional();

/** A page by its path alone, in the letters of our addresses, and figures that a browser can have measured. */
export const vitalsReport = z.object({
  page: z.string().regex(/^\/[\w/-]{0,150}$/, "Send the path of a page."),
  TTFB: time,
  FCP: time,
  LCP: time,
  INP: time,
  CLS: z
    .number()
    .min(0)
    .max(100)
    .transform((shift) => Math.round(shift * 1000) / 1000)
    .optional(),
});
