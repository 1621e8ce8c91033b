import { z } from "zod";
import { plainDate } from "../schemas/plain-date.ts";
import { line, linkTarget, pictureReference, slug, text } from "./shared.ts";

/** `content/home.yaml`: the home page from top to bottom. */
export const homeContent = z.strictObject({
  hero: z.strictObject({ tagline: z.array(line).min(1), text }),
  /** The card in the hero: fixed content, it does not come from the events list. */
  upcoming: z.strictObject({ date: plainDate, title: line, description: text, link: linkTarget }),
  intro: z.strictObject({ heading: line, text }),
  whoWeAre: z.strictObject({ heading: line, text }),
  whatWeDo: z.strictObject({
    heading: line,
    text,
    cards: z.array(z.strictObject({ title: line, description: text })).min(1),
  }),
  /** Which gallery pictures are shown on the home page, by their id in gallery.yaml. */
  galleryTeaser: z.array(slug).min(1),
  desk: z.strictObject({
    heading: line,
    name: line,
    title: line,
    picture: pictureReference,
  }),
});
export type HomeContent = z.infer<typeof homeContent>;
