import { z } from "zod";
import { line, pictureReference, slug, text } from "./shared.ts";

export const valuesContent = z.array(z.strictObject({ title: line, description: text })).min(1);

export const thrustAreasContent = z.array(z.strictObject({ title: line, description: text })).min(1);

export const nodesContent = z
  .array(z.strictObject({ name: line, description: text, coordinators: z.array(line).min(1) }))
  .min(1);
export type Node = z.infer<typeof nodesContent>[number];

/** The icons that an initiative can have, by their names in app/ui/icon/icons.svg. */
export const INITIATIVE_ICONS = ["rocket", "lightbulb", "compass", "coins", "sprout", "wrench"] as const;

export const initiativesContent = z
  .array(
    z.strictObject({
      name: line,
      description: text,
      icon: z.enum(INITIATIVE_ICONS, `Choose one of: ${INITIATIVE_ICONS.join(", ")}.`),
    }),
  )
  .min(1);

export const galleryContent = z.array(z.strictObject({ id: slug, picture: pictureReference, caption: line })).min(1);
export type GalleryEntry = z.infer<typeof galleryContent>[number];
