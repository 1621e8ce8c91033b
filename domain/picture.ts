import type { PictureFocus } from "./picture-focus.ts";

/** The size in pixels is known before the picture loads, so that nothing on the page moves. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  /** For browsers without `srcset`. The addresses of other widths and formats differ in the last part only. */
  src: string;
  widths: number[];
  formats: readonly PictureFormat[];
  /** Colours on `PREVIEW_GRID`, row by row, three hexadecimal digits each. A transparent picture has none. */
  preview?: string;
  /** The part that stays when it is cut; the centre unless said otherwise. */
  focus?: PictureFocus;
  /** Who took it, as it is shown. */
  credit?: string;
};

export type PictureFormat = "avif" | "webp";

/** Each colour is 5 bytes of compressed HTML for each picture: /team has 22 pictures. */
export const PREVIEW_GRID = { columns: 2, rows: 3 };

export type PictureSize = { width: number; height: number; widths: number[] };

export function pictureAddress(src: string, width: number, format: PictureFormat = "webp"): string {
  return src.replace(/-\d+\.webp$/, `-${width}.${format}`);
}

export function srcSetOf({ src, widths }: Pick<Picture, "src" | "widths">, format?: PictureFormat): string {
  return widths.map((width) => `${pictureAddress(src, width, format)} ${width}w`).join(", ");
}
