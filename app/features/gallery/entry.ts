import type { GalleryEntry } from "../../../domain/content/discover";
import type { Picture } from "../../../domain/picture";

export type Entry = Omit<GalleryEntry, "picture"> & { picture: Picture };

/** Returns the caption and the credit of the picture; empty if there is neither. */
export function captionOf({ caption, picture: { credit } }: Entry): string {
  return [caption, credit].filter(Boolean).join(" ");
}
