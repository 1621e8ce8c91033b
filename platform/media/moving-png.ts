/** Detects animated PNGs. The decoder reads only their first frame and so takes them for still pictures. */
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Four bytes each for length, name and checksum of a chunk. */
const FRAME = 12;

/** An acTL chunk precedes the first picture (https://www.w3.org/TR/png-3/#acTL-chunk). */
export function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let at = SIGNATURE.length;
  while (at + FRAME <= file.length) {
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") return false;
    if (name === "acTL") return file.readUInt32BE(at + 8) > 1;
    at += file.readUInt32BE(at) + FRAME;
  }
  return false;
}
