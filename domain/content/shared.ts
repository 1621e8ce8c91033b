/** The messages are for people who edit text, not code. */
import { z } from "zod";

export const line = z.string("This must be text.").trim().min(1, "Write something here; it must not be empty.");

export const text = line;

export const webAddress = z
  .string("This must be a web address.")
  .regex(/^https:\/\/\S+$/, "This must be a web address that starts with https://.");

/** A page of this site (`/events`) or a web address (`https://...`). */
export const linkTarget = z
  .string("This must be a link.")
  .regex(
    /^(https:\/\/\S+|\/(?!\/)\S*)$/,
    "A link starts with / (a page of this site) or with https:// (another site).",
  );

export const emailAddress = z.email("This must be an e-mail address, like cell@example.edu.");

/** A file name in `content/pictures/`, and a description for people who cannot see it. */
export const pictureReference = z.strictObject({
  file: line.regex(/^[a-z0-9][a-z0-9/-]*\.(svg|png|jpe?g|webp)$/, {
    error: "Name a file in content/pictures/, in small letters: gallery/pitch-night.jpg (svg, png, jpg or webp).",
  }),
  alt: z.string('Describe the picture in a few words; write "" if it only decorates.'),
});
export type PictureReference = z.infer<typeof pictureReference>;

export const slug = line.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "Use small letters, digits and hyphens only: first-pitch-night.",
);
