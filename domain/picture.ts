import type { PictureFocus } from "./picture-focus.ts";

/** The page reserves space for the picture by its size, so that nothing moves when it loads. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  /** For browsers without `srcset`. URLs of other widths and formats differ in the last part only. */
  src: string;
  widths: number[];
  formats: readonly PictureFormat[];
  /** Colours on `PREVIEW_GRID`, row by row, three hexadecimal digits each. A transparent picture has none. */
  preview?: string;
  focus?: PictureFocus;
  credit?: string;
};

type PictureFormat = "avif" | "webp";

/** Each colour is 5 bytes of compressed HTML for each picture: /team has 22 pictures. */
export const PREVIEW_GRID = { columns: 2, rows: 3 };

export type PictureSize = { width: number; height: number; widths: number[] };

export function pictureAddress(src: string, width: number, format: PictureFormat = "webp"): string {
  return src.replace(/-\d+\.webp$/, `-${width}.${format}`);
}

export function srcSetOf({ src, widths }: Pick<Picture, "src" | "widths">, format?: PictureFormat): string {
  return widths.map((width) => `${pictureAddress(src, width, format)} ${width}w`).join(", ");
}

/** Returns the address of the widest variant, in the format that every browser supports. */
export function largestAddress({ src, widths }: Pick<Picture, "src" | "widths">): string {
  return pictureAddress(src, Math.max(...widths));
}
