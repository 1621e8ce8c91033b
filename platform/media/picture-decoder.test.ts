import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { plain, text } from "../../tests/support/pictures.ts";
import { pictureDecoder } from "./picture-decoder.ts";

test("the decoder loads once, with one thread and without a cache", async () => {
  // Another test may have loaded the decoder before.
  vi.resetModules();
  const fresh = await import("./picture-decoder.ts");
  onTestFinished(() => void sharp.concurrency(1));
  sharp.concurrency(2);
  await fresh.pictureDecoder();
  expect([sharp.concurrency(), sharp.cache().memory.max]).toEqual([1, 0]);
  sharp.concurrency(2);
  await fresh.pictureDecoder();
  expect(sharp.concurrency(), "a picture that is being decoded meets no change").toBe(2);
});

test.each([
  ["TIFF", () => plain(40, 30).tiff().toBuffer()],
  ["AVIF", () => plain(40, 30).avif().toBuffer()],
  ["SVG", async () => text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')],
])("it does not read a %s, whole as it is", async (_, make) => {
  const decode = await pictureDecoder();
  await expect(decode(await make()).metadata()).rejects.toThrow("unsupported image format");
});
