import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { canBeSet, withLettering } from "./lettering.ts";
import { trueTypeOf } from "./woff2-font.ts";

const FOLDER = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable");
const FONTS = [
  "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  "bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
  "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
];

test.each(FONTS)("%s comes out with every outline, inside the box that the font declares", (file) => {
  const font = trueTypeOf(readFileSync(resolve(FOLDER, file)), "Test Family");
  const [head, loca, glyf] = [tableOf(font, "head"), tableOf(font, "loca"), tableOf(font, "glyf")];
  const starts = Array.from({ length: loca.length / 4 }, (_, index) => loca.readUInt32BE(4 * index));
  expect(starts).toHaveLength(tableOf(font, "maxp").readUInt16BE(4) + 1);
  expect(starts.at(-1)).toBe(glyf.length);
  const boxes = starts
    .slice(0, -1)
    .filter((start, index) => starts[index + 1]! > start)
    .map((start) => boxAt(glyf, start + 2));
  const edge = (corner: number, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[corner]!));
  expect([edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)]).toEqual(boxAt(head, 36));
});

test("what is no such font is refused", () => {
  expect(() => trueTypeOf(Buffer.alloc(64), "Test Family")).toThrow("no WOFF2 font");
});

test("a title is set in bold and breaks where its box ends", async () => {
  await withLettering(async (set) => {
    const style = { size: 60, ink: "#11241c" };
    const [regular, bold] = [await set("Ridge line", { ...style, weight: "Regular" }), await set("Ridge line", style)];
    expect(bold.width).toBeGreaterThan(regular.width);
    const broken = await set("Ridge line", { ...style, width: bold.width - 20 });
    expect(broken.height).toBeGreaterThan(bold.height * 1.5);
    expect((await sharp(bold.picture).metadata()).hasAlpha).toBe(true);
  });
});

test("only words that the font has letters for can be set", () => {
  expect(["Culture", "Q & A: ₹5,000 – “café”"].every(canBeSet)).toBe(true);
  expect(["पहाड़ का पानी", "水"].some(canBeSet)).toBe(false);
});

function tableOf(font: Buffer, tag: string): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === tag)!;
  const start = font.readUInt32BE(entry + 8);
  return font.subarray(start, start + font.readUInt32BE(entry + 12));
}

const boxAt = (table: Buffer, at: number) => [0, 2, 4, 6].map((step) => table.readInt16BE(at + step));
