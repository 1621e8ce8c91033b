import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, pictureReference, text } from "./shared.ts";

/** The head of `content/blogs/{id}.md`, between the two `---` lines; the text follows below. The file name is the id. */
export const blogHead = z.strictObject({
  title: line,
  date: plainDate,
  author: line,
  /** One or two sentences for the card and for search engines. */
  summary: text,
  picture: pictureReference,
  tags: z.array(line).min(1),
});
export type BlogHead = z.infer<typeof blogHead>;
