import sharp from "sharp";
import { expect, test } from "vitest";
import { PREVIEW_GRID } from "../domain/picture.ts";
import { plain } from "../tests/support/pictures.ts";
import { previewOf } from "./picture-preview.ts";

const BLUE = { r: 17, g: 34, b: 221 };
const { columns, rows } = PREVIEW_GRID;

test("a preview has the picture's colours where they are", async () => {
  const top = await plain(400, 100, BLUE).png().toBuffer();
  const picture = await plain(400, 300)
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const colours = (await previewOf(picture))!.match(/.{3}/g)!;
  expect(colours).toHaveLength(columns * rows);
  // The last level of each colour is the remainder of its neighbour.
  for (const colour of colours.slice(0, columns)) expect(colour).toMatch(/^12[cd]$/);
  for (const colour of colours.slice(-columns)) expect(colour).toMatch(/^2[9a]\d$/);
});

test("a picture with any transparency has no preview", async () => {
  const hole = await sharp({ create: { width: 60, height: 60, channels: 4, background: { ...BLUE, alpha: 0 } } })
    .png()
    .toBuffer();
  const background = { ...BLUE, alpha: 1 };
  const opaque = await sharp({ create: { width: 400, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  const holed = await sharp(opaque)
    .composite([{ input: hole, left: 340, top: 0, blend: "source" }])
    .png()
    .toBuffer();
  expect(await previewOf(opaque)).toBe("12d".repeat(columns * rows));
  expect(await previewOf(holed)).toBeUndefined();
});
