import { z } from "zod";
import { line, pictureReference, slug, text } from "./shared.ts";

/** `content/discover/values.yaml` */
export const valuesContent = z.array(z.strictObject({ title: line, description: text })).min(1);
export type ValuesContent = z.infer<typeof valuesContent>;

/** `content/discover/thrust-areas.yaml` */
export const thrustAreasContent = z.array(z.strictObject({ title: line, description: text })).min(1);
export type ThrustArea = z.infer<typeof thrustAreasContent>[number];

/** `content/discover/nodes/{year}.yaml`: the departments of one year, each with the people who run it. */
export const nodesContent = z
  .array(z.strictObject({ name: line, description: text, coordinators: z.array(line).min(1) }))
  .min(1);
export type Node = z.infer<typeof nodesContent>[number];

/** The signs that an initiative may carry; each is drawn by app/ui. */
export const INITIATIVE_ICONS = ["rocket", "lightbulb", "compass", "coins", "sprout", "wrench"] as const;

/** `content/initiatives.yaml` */
export const initiativesContent = z
  .array(
    z.strictObject({
      name: line,
      description: text,
      icon: z.enum(INITIATIVE_ICONS, `Choose one of: ${INITIATIVE_ICONS.join(", ")}.`),
    }),
  )
  .min(1);
export type Initiative = z.infer<typeof initiativesContent>[number];

/** `content/gallery.yaml` */
export const galleryContent = z.array(z.strictObject({ id: slug, picture: pictureReference, caption: line })).min(1);
export type GalleryEntry = z.infer<typeof galleryContent>[number];
