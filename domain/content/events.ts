import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, pictureReference, slug, text } from "./shared.ts";

/** `content/events/past.yaml`: events from before this site, newest first; the site shows them before its own. */
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
