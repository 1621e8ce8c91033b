import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const RED = { r: 200, g: 30, b: 30 };
const GREEN = { r: 30, g: 160, b: 60 };

export function plain(width: number, height: number, background = GREEN) {
  return sharp({ create: { width, height, channels: 3, background } });
}

export const png = async (width = 40, height = 30, background = GREEN) =>
  new Uint8Array(await plain(width, height, background).png().toBuffer());
/** A bar on a transparent background. It is not drawn from SVG, which the site makes sharp refuse. */
export async function transparentPng(width: number, height: number) {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const bar = await png(Math.round(width / 2), Math.round(height / 2));
  const picture = sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: Buffer.from(bar) },
  ]);
  return new Uint8Array(await picture.png().toBuffer());
}

export const jpeg = async (width = 40, height = 30) => new Uint8Array(await plain(width, height).jpeg().toBuffer());
export const webp = async (width = 40, height = 30) => new Uint8Array(await plain(width, height).webp().toBuffer());
export const gif = async () => new Uint8Array(await plain(40, 30).gif().toBuffer());

const DELAY = { delay: [100, 100] };
const moving = async () =>
  sharp(await Promise.all([png(40, 30, GREEN), png(40, 30, RED)]), { join: { animated: true } });
export const movingGif = async () => new Uint8Array(await (await moving()).gif(DELAY).toBuffer());
export const movingWebp = async () => new Uint8Array(await (await moving()).webp(DELAY).toBuffer());

/** Makes an animated PNG; readers without animation support show the first frame. */
export async function movingPng(frames = 2): Promise<Uint8Array<ArrayBuffer>> {
  const still = Buffer.from(await png());
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  return new Uint8Array(Buffer.concat([still.subarray(0, 33), pngChunk("acTL", control), still.subarray(33)]));
}

/** Makes a photo of an upright phone: 60 x 40 pixels to be rotated (EXIF 6), its left half red, with a location. */
export async function phonePhoto() {
  const red = await plain(30, 40, RED).png().toBuffer();
  return new Uint8Array(
    await plain(60, 40, GREEN)
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: "CANARY-CAMERA" }, IFD3: { GPSLatitude: "30/1 13/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

/** Makes eight pixels square in one colour, different for each `seed`. */
export function square(seed: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const row = [0, ...Array.from({ length: 8 }, () => [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255]).flat()];
  return pngOf(header, deflateSync(Buffer.from(Array.from({ length: 8 }, () => row).flat())));
}

/** Makes a few kilobytes that grow to `width` x `height` pixels when decoded. */
export function pixelBomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return pngOf(header, rows);
}

/** Makes a PNG file with any header (the thirteen bytes of its IHDR) and compressed rows. */
export function pngOf(header: Buffer, rows: Buffer): Uint8Array<ArrayBuffer> {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, pngChunk("IHDR", header), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))]),
  );
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export const text = (words: string) => new TextEncoder().encode(words);
export const heic = () => text("\0\0\0\x18ftypheic\0\0\0\0mif1heic and the rest of the photo");
export const avif = () => text("\0\0\0\x18ftypavif\0\0\0\0mif1avif and the rest of the photo");
