import sharp from "sharp";
import { expect, test } from "vitest";
import { canBeSet, loadFont, setWords } from "./lettering.ts";

test("a title is set in bold and breaks where its box ends", async () => {
  await loadFont();
  const style = { size: 60 };
  const bold = await setWords("Ridge line", style);
  const regular = await setWords("Ridge line", { ...style, weight: "Regular" });
  expect(bold.width).toBeGreaterThan(regular.width);
  const broken = await setWords("Ridge line", { ...style, width: bold.width - 20 });
  expect(broken.height).toBeGreaterThan(bold.height * 1.5);
  expect((await sharp(bold.picture).metadata()).hasAlpha).toBe(true);
});

test("only words that the font has letters for can be set", () => {
  expect(["Culture", "Q & A: ₹5,000 – “café”"].every(canBeSet)).toBe(true);
  expect(["पहाड़ का पानी", "水"].some(canBeSet)).toBe(false);
});
