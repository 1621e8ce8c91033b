import sharp from "sharp";

/** A PNG of an SVG, `size` pixels square. */
export const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An ICO file that holds one PNG per size, as every current browser reads it. */
export async function toIco(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => toPng(svg, size)));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  for (const [i, image] of images.entries()) {
    const entry = 6 + 16 * i;
    directory.writeUInt8(sizes[i]! % 256, entry);
    directory.writeUInt8(sizes[i]! % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images]);
}
