/** Pictures as JPEG, for forms of others. */
import { pictureDecoder } from "./picture-decoder.ts";

/** The longest side in pixels, and the quality. The last one has less than 1 MB for any picture. */
const SIZES = [
  { side: 2_400, quality: 85 },
  { side: 1_600, quality: 75 },
  { side: 1_000, quality: 60 },
];

/** Without metadata, so without the place where a photo was taken, and smaller than `maxBytes`. */
export async function encodeJpeg(bytes: Uint8Array, limitInputPixels: number, maxBytes: number): Promise<Uint8Array> {
  const decode = await pictureDecoder();
  let encoded: Uint8Array = bytes;
  for (const { side, quality } of SIZES) {
    encoded = await decode(bytes, { limitInputPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality })
      .toBuffer();
    if (encoded.byteLength < maxBytes) break;
  }
  return encoded;
}
