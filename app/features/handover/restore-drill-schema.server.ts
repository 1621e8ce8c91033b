import { z } from "zod";

const count = z.int().min(0).describe("In the restored backup.");

/** The result of a test. */
export type RestoreDrill = z.infer<typeof restoreDrill>;
export const restoreDrill = z
  .strictObject({
    ok: z.boolean(),
    at: z.iso.datetime(),
    backup: z.string().describe("The name of its file."),
    /** Null if nothing is wrong. */
    problem: z.string().nullable(),
    events: count,
    messages: count,
    documents: count.describe("In the restored backup, without events."),
    pictures: count,
    files: count.describe("In the restored backup: private files of events."),
  })
  .meta({ id: "RestoreDrill" });
