import { pictureDecoder } from "./picture-decoder.ts";

/** The longest side in pixels, and the quality. With the last one any picture has less than 1 MB. */
const SIZES = [
  { side: 2_400, quality: 85 },
  { side: 1_600, quality: 75 },
  { side: 1_000, quality: 60 },
];

/** Removes metadata, such as the place of a photo, and makes the picture smaller than `maxBytes`. */
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
