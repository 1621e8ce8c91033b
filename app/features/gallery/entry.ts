import type { GalleryEntry } from "../../../domain/content/discover";
import { pictureAddress, type Picture } from "../../../domain/picture";

export type Entry = Omit<GalleryEntry, "picture"> & { picture: Picture };

/** Returns the widest variant, in the format that every browser supports. */
export function largestAddress({ src, widths }: Picture): string {
  return pictureAddress(src, Math.max(...widths));
}

/** Returns the caption and the credit of the picture; empty if there is neither. */
export function captionOf({ caption, picture: { credit } }: Entry): string {
  return [caption, credit].filter(Boolean).join(" ");
}
