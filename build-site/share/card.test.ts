import sharp from "sharp";
import { expect, test } from "vitest";
import { SHARE_CARD } from "../../domain/share-card.ts";
import { drawCard } from "./card.ts";

const CARD = { product: "TPIC", brand: "Technology Pre-Incubation Cell", title: "Dream, Build, Launch, Accelerate" };

test("four large words are on the trail if they fit, and else in the title", async () => {
  const title = await drawCard(CARD);
  const isTitle = async (...words: string[]) => (await drawCard({ ...CARD, words })).equals(title);
  expect(await isTitle("Dream", "Build", "Launch", "Accelerate")).toBe(true);
  expect(await isTitle("सोच", "बनाओ", "सीखो", "बढ़ो")).toBe(true);
  expect(await isTitle("Dream", "Build", "Launch", "Grow")).toBe(false);
});

test("a name of the cell that does not fit is left out", async () => {
  const { width, height } = await sharp(
    await drawCard({ ...CARD, brand: "Cell of the University ".repeat(9) }),
  ).metadata();
  expect({ width, height }).toEqual(SHARE_CARD);
});
