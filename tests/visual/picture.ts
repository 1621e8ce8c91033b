/** Compares small screenshots of pages with those stored next to the tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";

const FOLDER = join(import.meta.dirname, "pictures");
/** Half size shows every edge that moved by two pixels and takes a quarter of the space. */
const SCALE = 0.5;
/** The stored pictures have this many levels per colour, so that they compress well. */
const LEVELS = 8;
/** The tolerated difference of a colour, of 255: about half a level. Text differs from paper by more than 150. */
const TOLERANCE = Math.ceil(255 / (LEVELS - 1) / 2) + 14;
/** The tolerated number of pixels: a button that moved by 8 px changes some hundreds. */
const ALLOWED_PIXELS = 8;

type Pixels = { data: Uint8Array; width: number; height: number };
type Shot = { fullPage?: boolean };

/** Fails when the page differs from its stored picture; `--update-snapshots` stores the new one. */
export async function expectPicture(page: Page, name: string, { fullPage = true }: Shot = {}): Promise<void> {
  const seen = await look(page, fullPage);
  const file = join(FOLDER, `${name}.webp`);
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === "all" || updateSnapshots === "changed") return keepIfOff(seen, file);
  if (!existsSync(file)) throw new Error(`There is no ${name}.webp yet. CONTRIBUTING.md says how to take it.`);
  const stored = await read(readFileSync(file));
  const off = compare(seen, stored);
  if (off.count > ALLOWED_PIXELS) await attach(name, { seen, stored, marks: off.marks });
  expect.soft([seen.width, seen.height], `the size of ${name}`).toEqual([stored.width, stored.height]);
  expect(off.count, `pixels of ${name} that are not as they were`).toBeLessThanOrEqual(ALLOWED_PIXELS);
}

export async function looksAsKept(page: Page, name: string): Promise<{ same: boolean; pixelsOff: number }> {
  const { count } = compare(await look(page, true), await read(readFileSync(join(FOLDER, `${name}.webp`))));
  return { same: count <= ALLOWED_PIXELS, pixelsOff: count };
}

async function look(page: Page, fullPage: boolean): Promise<Pixels> {
  // The sticky header is wherever the page was scrolled to; a whole page should have it at the top.
  if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const png = await page.screenshot({ fullPage, animations: "disabled", caret: "hide", scale: "css" });
  const { width } = await sharp(png).metadata();
  return read(
    await sharp(png)
      .resize({ width: Math.round(width * SCALE), kernel: "linear" })
      .png()
      .toBuffer(),
  );
}

async function read(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** If the sizes differ, every missing pixel counts. */
function compare(one: Pixels, other: Pixels): { count: number; marks: Uint8Array } {
  const marks = new Uint8Array(one.width * one.height);
  if (one.width !== other.width) return { count: marks.length, marks: marks.fill(255) };
  const both = one.width * Math.min(one.height, other.height);
  let count = one.width * Math.abs(one.height - other.height);
  for (let at = 0; at < both; at += 1) {
    const isOff = [0, 1, 2].some(
      (channel) => Math.abs(one.data[at * 3 + channel]! - other.data[at * 3 + channel]!) > TOLERANCE,
    );
    if (!isOff) continue;
    marks[at] = 255;
    count += 1;
  }
  return { count, marks };
}

/** A picture that still matches is not rewritten, so that an update changes only what has changed. */
async function keepIfOff(seen: Pixels, file: string): Promise<void> {
  if (existsSync(file)) {
    const stored = await read(readFileSync(file));
    if (stored.height === seen.height && compare(seen, stored).count === 0) return;
  }
  mkdirSync(dirname(file), { recursive: true });
  const step = 255 / (LEVELS - 1);
  const levelled = seen.data.map((value) => Math.round(Math.round(value / step) * step));
  writeFileSync(file, await toImage(levelled, seen).webp({ lossless: true, effort: 6 }).toBuffer());
}

async function attach(
  name: string,
  { seen, stored, marks }: { seen: Pixels; stored: Pixels; marks: Uint8Array },
): Promise<void> {
  const difference = sharp(marks, { raw: { width: seen.width, height: seen.height, channels: 1 } });
  const pictures = { seen: toImage(seen.data, seen), stored: toImage(stored.data, stored), off: difference };
  for (const [what, image] of Object.entries(pictures)) {
    const path = test.info().outputPath(`${name}-${what}.png`);
    await image.png().toFile(path);
    await test.info().attach(`${name}-${what}`, { path, contentType: "image/png" });
  }
}

const toImage = (data: Uint8Array, { width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });
