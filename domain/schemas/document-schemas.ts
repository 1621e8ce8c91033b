import { z } from "zod";
import { MAX_ROW_ID } from "../row-id.ts";

const ACTIONS = [
  "added",
  "changed",
  "published",
  "withdrawn",
  "scheduled",
  "unscheduled",
  "deleted",
  "restored",
] as const;

export const documentVersion = z
  .strictObject({
    revision: z.int(),
    savedAt: z.iso.datetime(),
    savedBy: z.string(),
    action: z.enum(ACTIONS),
    /** One sentence per change: `Location changed from “Hall 1” to “Hall 2”`. */
    changes: z.array(z.string()),
    restorable: z.boolean(),
    restoring: z.array(z.string()).describe("What restoring it would change now, one sentence each."),
  })
  .meta({ id: "Version" });

const PUBLISH_AT = "Enter a date and time, like 2027-07-01T09:00:00+05:30.";
/** Times are compared as text in UTC, so all have years of four digits. */
export const publishAt = z.iso
  .datetime({ offset: true, error: PUBLISH_AT })
  .refine((at) => new Date(at).getUTCFullYear() < 10_000, PUBLISH_AT);

export const typedCopy = <Data extends z.ZodType<object>>(data: Data) =>
  z.strictObject({
    number: z.int().min(1).describe("Milliseconds. A copy with a smaller number than the stored one is dropped."),
    baseRevision: z.int().min(0).max(MAX_ROW_ID).describe("The revision that is being changed; 0 for a new document."),
    data,
  });

export const workingCopy = typedCopy(z.looseObject({}))
  .extend({ savedAt: z.iso.datetime(), base: z.looseObject({}).nullable() })
  .meta({ id: "WorkingCopy" });
