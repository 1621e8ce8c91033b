/** The shapes that several content files share. Messages speak to someone who edits text, not code. */
import { z } from "zod";

/** One line of text that must not be empty. */
export const line = z.string("This must be text.").trim().min(1, "Write something here; it must not be empty.");

/** Text of one or several lines that must not be empty. */
export const text = line;

/** A web address that starts with https://. */
export const webAddress = z
  .string("This must be a web address.")
  .regex(/^https:\/\/\S+$/, "This must be a web address that starts with https://.");

/** Where a link leads: a page of this site (`/events`) or a web address (`https://...`). */
export const linkTarget = z
  .string("This must be a link.")
  .regex(
    /^(https:\/\/\S+|\/(?!\/)\S*)$/,
    "A link starts with / (a page of this site) or with https:// (another site).",
  );

export const emailAddress = z.email("This must be an e-mail address, like cell@example.edu.");

/** A picture in `content/pictures/`: its file name, and what a person who cannot see it should be told. */
export const pictureReference = z.strictObject({
  file: line.regex(/^[a-z0-9][a-z0-9/-]*\.(svg|png|jpe?g|webp)$/, {
    error: "Name a file in content/pictures/, in small letters: gallery/pitch-night.jpg (svg, png, jpg or webp).",
  }),
  alt: z.string('Describe the picture in a few words; write "" if it only decorates.'),
});
export type PictureReference = z.infer<typeof pictureReference>;

/** The last part of a page's address: small letters, digits and hyphens. */
export const slug = line.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "Use small letters, digits and hyphens only: first-pitch-night.",
);
