/** The size in pixels is known before the picture loads, so that nothing on the page moves. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  src: string;
  sources: { type: string; srcSet: string }[];
  /** Colours on `PREVIEW_GRID`, row by row, three hexadecimal digits each. A transparent picture has none. */
  preview?: string;
};

export const PREVIEW_GRID = { columns: 4, rows: 3 };

export type PictureSize = { width: number; height: number; widths: number[] };

/** The `srcset` of an uploaded picture: its widths differ in the last part of the address only. */
export function srcSetOf(image: string, widths: number[]): string {
  return widths.map((width) => `${image.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`).join(", ");
}
