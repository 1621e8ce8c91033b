/**
 * A picture ready to be shown: its size in pixels is known before it loads, so that nothing on the page jumps.
 * `sources` are offered in order, `src` is for browsers that know none of them.
 */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  src: string;
  sources: { type: string; srcSet: string }[];
  /** Its colours on `PREVIEW_GRID`, row by row, three hexadecimal digits each. A transparent picture has none. */
  preview?: string;
};

export const PREVIEW_GRID = { columns: 4, rows: 3 };

export type PictureSize = { width: number; height: number; widths: number[] };
