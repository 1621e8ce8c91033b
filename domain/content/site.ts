import { z } from "zod";
import { emailAddress, line, webAddress } from "./shared.ts";

export const siteContent = z.strictObject({
  product: line,
  brand: line,
  description: line,
  university: z.strictObject({ name: line, url: webAddress }),
  address: z.array(line).min(1),
  email: emailAddress,
  socials: z.strictObject({
    facebook: webAddress,
    instagram: webAddress,
    /** The specification has two LinkedIn links; each label says whose page it is. */
    linkedin: z.array(z.strictObject({ label: line, url: webAddress })),
  }),
  copyright: z.strictObject({ year: z.int("A year, like 2024."), holder: line }),
  credits: z.array(line),
  session: line,
  defaults: z.strictObject({ nodesYear: z.int("A year, like 2025."), teamYear: z.int("A year, like 2025.") }),
  /** Contact messages are deleted after this time; shown beside the form. */
  messagesKeptMonths: z.int("A number of months, like 12.").min(1, "A number of months, like 12.").max(120),
  /** Decides what "today" is, as an IANA name. */
  timeZone: line.refine(isTimeZone, "This must be a time zone name, like Asia/Kolkata."),
});
export type SiteContent = z.infer<typeof siteContent>;

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
