/** The one moving picture that the decoder takes for a still one: it reads the first picture of an animated PNG and no more. */
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Of a chunk: four bytes for its length, four for its name, and four after it that check it. */
const FRAME = 12;

/** Whether a PNG says, before its first picture, that more follow (https://www.w3.org/TR/png-3/#acTL-chunk). */
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
