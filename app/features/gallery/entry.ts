import type { GalleryEntry } from "../../../domain/content/discover";
import type { Picture } from "../../../domain/picture";

export type Entry = Omit<GalleryEntry, "picture"> & { picture: Picture };
