/** Finds the built variants of a picture in content/: several widths, AVIF and WebP, at permanent URLs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureReference } from "../../domain/content/shared.ts";
import type { Picture } from "../../domain/picture.ts";

/** Returns undefined when there is no such file. */
export type PictureShelf = (reference: PictureReference) => Picture | undefined;

type MadePicture = Pick<Picture, "width" | "height" | "preview"> & { name: string; widths: number[] };
/** The contents of `manifest.json`, by file name. build-site/build-pictures.ts writes it. */
export type PictureManifest = Record<string, MadePicture>;

export const PICTURE_FORMATS = ["avif", "webp"] as const;
/** The width for browsers without srcset. */
const FALLBACK_WIDTH = 1080;

/** `folder` is build/pictures. A picture that was not built does not exist. */
export function openPictureShelf(folder: string): PictureShelf {
  const file = join(folder, "manifest.json");
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PictureManifest) : {};
  const all = new Map(Object.entries(manifest));
  return (reference) => {
    const made = "file" in reference ? all.get(reference.file) : undefined;
    return made && withDetails(reference, toPicture(made, reference.alt));
  };
}

/** Adds only values that are set, so that pages without them do not change. */
export function withDetails({ focus, credit }: PictureReference, picture: Picture): Picture {
  return { ...picture, ...(focus && { focus }), ...(credit && { credit }) };
}

export function pictureFileName(name: string, width: number, format: (typeof PICTURE_FORMATS)[number]): string {
  return `${name}-${width}.${format}`;
}

function toPicture({ name, width, height, widths, preview }: MadePicture, alt: string): Picture {
  const fallback = widths.find((at) => at >= FALLBACK_WIDTH) ?? widths.at(-1)!;
  const src = `/pictures/${pictureFileName(name, fallback, "webp")}`;
  return { alt, src, widths, preview, width, height, formats: PICTURE_FORMATS };
}
