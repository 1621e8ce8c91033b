/** Schemas of the responses of `/api/content`. */
import { z } from "zod";

const thumbnail = z.strictObject({ avif: z.string().optional(), webp: z.string() });

export const entry = z.strictObject({
  key: z.string().describe("The path of its file below content/, without the ending."),
  title: z.string(),
  group: z.string(),
  page: z.string().describe("The public page that shows it."),
  source: z.enum(["file", "database"]),
  revision: z.int().min(0).describe("0 if it was never edited."),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
  draft: z.boolean(),
  hasFile: z.boolean().describe("Whether DELETE with to=file can go back to it."),
  fileChanged: z.boolean().describe("The file was changed after it was edited here."),
  unusable: z.boolean().describe("The site cannot show it any more, so visitors read an earlier state."),
  thumbnail: thumbnail.optional().describe("The addresses of its first picture."),
});
/** The nested shape of the file, with the ids of list items. */
const data: z.ZodType<object> = z.looseObject({});
const documentShape = entry.extend({ data });
export const document = documentShape.meta({ id: "Content" });
export const savedContent = documentShape.extend({ savedBy: z.string() });

export const foundPlace = z.strictObject({
  part: z.string().describe("The name of the field in the form: members.om-rai.role"),
  label: z.string(),
  text: z.string().describe("An excerpt with the words of the search; empty if only the label has them."),
});
