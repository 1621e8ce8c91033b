import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, linkTarget, pictureReference, slug, text } from "./shared.ts";

export const homeContent = z.strictObject({
  hero: z.strictObject({ tagline: z.array(line).min(1), text }),
  /** Fixed content, not from the events list. */
  upcoming: z.strictObject({ date: plainDate, title: line, description: text, link: linkTarget }),
  intro: z.strictObject({ heading: line, text }),
  whoWeAre: z.strictObject({ heading: line, text }),
  whatWeDo: z.strictObject({
    heading: line,
    text,
    cards: z.array(z.strictObject({ title: line, description: text })).min(1),
  }),
  /** Ids in gallery.yaml. */
  galleryTeaser: z.array(slug).min(1),
  desk: z.strictObject({
    heading: line,
    name: line,
    title: line,
    picture: pictureReference,
  }),
});
export type HomeContent = z.infer<typeof homeContent>;
