import sharp from "sharp";
import { PREVIEW_GRID } from "../domain/picture.ts";

/** Not 255, because the edges of a drawing are smoothed. */
const OPAQUE = 254;

/** Returns undefined for a transparent picture. */
export async function previewOf(picture: string | Uint8Array): Promise<string | undefined> {
  const { columns, rows } = PREVIEW_GRID;
  const pixels = await sharp(picture).ensureAlpha().resize(columns, rows, { fit: "fill" }).raw().toBuffer();
  const cells = Array.from({ length: columns * rows }, (_, cell) => pixels.subarray(cell * 4, cell * 4 + 4));
  if (cells.some(([, , , alpha = 0]) => alpha < OPAQUE)) return undefined;
  return cells.map(([red = 0, green = 0, blue = 0]) => digit(red) + digit(green) + digit(blue)).join("");
}

function digit(level: number): string {
  return Math.round((level * 15) / 255).toString(16);
}
