import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { SHARE_CARD, type WantedCard } from "../../domain/share-card.ts";

const COMMAND = join(import.meta.dirname, "../draw-share-card.ts");
const CARD = { product: "TPIC", brand: "Technology Pre-Incubation Cell", title: "Dream, Build, Launch, Accelerate" };

/** In a process of its own, as on the server: the decoder for uploads blocks SVG for a whole process. */
async function drawn(card: WantedCard): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "cell-card-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "card.jpg");
  await promisify(execFile)(process.execPath, [COMMAND, JSON.stringify(card), file]);
  return readFileSync(file);
}

test("four large words are on the trail if they fit, and else in the title", async () => {
  const title = await drawn(CARD);
  const isTitle = async (...words: string[]) => (await drawn({ ...CARD, words })).equals(title);
  expect(await isTitle("Dream", "Build", "Launch", "Accelerate")).toBe(true);
  expect(await isTitle("सोच", "बनाओ", "सीखो", "बढ़ो")).toBe(true);
  expect(await isTitle("Dream", "Build", "Launch", "Grow")).toBe(false);
});

test("a name of the cell that does not fit is left out", async () => {
  const { width, height } = await sharp(
    await drawn({ ...CARD, brand: "Cell of the University ".repeat(9) }),
  ).metadata();
  expect({ width, height }).toEqual(SHARE_CARD);
});
