/** Schemas of the responses of `/api/change-sets`. */
import { z } from "zod";

const moment = z.iso.datetime();
const data: z.ZodType<object> = z.looseObject({});

export const entry = z.strictObject({
  id: z.int(),
  title: z.string(),
  state: z.enum(["open", "scheduled", "published"]),
  createdAt: moment,
  createdBy: z.string(),
  publishAt: moment.nullable(),
  publishBy: z.string().nullable().describe("Who published it, or chose the date."),
  publishedAt: moment.nullable(),
  problem: z.string().nullable().describe("Why it could not be published at its date."),
  readyAt: moment.nullable().describe("When somebody said that an administrator can publish it."),
  note: z.string().nullable().describe("For the administrator, or what to change when it was sent back."),
  noteBy: z.string().nullable().describe("Who said last that it is ready, or not, with or without a note."),
  isNewSession: z.boolean().describe("It starts the next session, which only administrators prepare."),
  documents: z.array(z.strictObject({ key: z.string(), title: z.string() })),
});

export const setDocument = z
  .strictObject({
    key: z.string(),
    title: z.string(),
    page: z.string().describe("The public page that shows it."),
    revision: z.int().describe("Of the document in the set; its ETag."),
    /** The nested shape of the file; fields may be missing. */
    data,
    baseRevision: z.int().min(0).describe("The published revision that was changed; 0 if there was none."),
    isNew: z.boolean().describe("Visitors read nothing of it before it is published."),
    changes: z.array(z.string()),
    firstField: z.string().nullable().describe("The first field with a problem, or else the first that changes."),
    problems: z.record(z.string(), z.string()).describe("What prevents publishing, by field."),
    updatedAt: moment,
    updatedBy: z.string(),
  })
  .meta({ id: "ChangeSetDocument" });

/** Publishing with a tag publishes only drafts that the person saw. */
export const changeSet = entry
  .extend({ tag: z.string().describe("Of all its drafts; its ETag."), documents: z.array(setDocument) })
  .meta({ id: "ChangeSet" });
