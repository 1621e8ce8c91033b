import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, pictureReference, slug, text } from "./shared.ts";

/** Events from before this site, newest first; shown before its own. */
export const fixedEventsContent = z.array(
  z.strictObject({
    slug,
    title: line,
    date: plainDate,
    location: line,
    description: text,
    picture: pictureReference,
  }),
);
export type FixedEvent = z.infer<typeof fixedEventsContent>[number];
