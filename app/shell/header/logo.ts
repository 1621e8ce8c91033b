import { pictureAddress, type Picture } from "../../../domain/picture";

/** In CSS pixels: as high as the drawing (mark.tsx). */
const LIMIT = { width: 160, height: 32 };
/** Sharp on a screen with two pixels per point. */
const DENSITY = 2;

export type Logo = ReturnType<typeof logoOf>;

/** Returns the attributes of the `img`: the smallest sharp file, and the size of the place for it. */
export function logoOf({ src, width, height, widths }: Picture) {
  const scale = Math.min(LIMIT.width / width, LIMIT.height / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const file = widths.find((candidate) => candidate >= size.width * DENSITY) ?? widths.at(-1)!;
  return { src: pictureAddress(src, file), ...size };
}
