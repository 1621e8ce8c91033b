import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, pictureReference, text } from "./shared.ts";

/** The YAML at the top of `content/blogs/{id}.md`. */
export const blogHead = z.strictObject({
  title: line,
  date: plainDate,
  author: line,
  summary: text,
  picture: pictureReference,
  tags: z.array(line).min(1),
});
export type BlogHead = z.infer<typeof blogHead>;
