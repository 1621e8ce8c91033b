/** Renders text in the site's display font, as pictures to place on a drawing. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import type { Ink } from "./palette.ts";
import { trueTypeOf } from "./woff2-font.ts";

const FONTS = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable/bricolage-grotesque/files");
/** Most characters are in the last one; the other has the remaining Latin ones and the rupee. */
const SUBSETS = ["latin-ext", "latin"];
const FAMILY = "Share Card Display";
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export type Style = { size: number; ink: Ink; weight?: "Regular" | "Bold"; width?: number };
type Lettering = { picture: Buffer; width: number; height: number };
export type SetWords = (words: string, style: Style) => Promise<Lettering>;

/** Characters in the font. Others would become boxes on a machine without fonts. */
const LETTERS = /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}\p{Sc}\p{Sm}]+$/u;
export const canBeSet = (words: string): boolean => LETTERS.test(words);

/** The font is in a temporary folder while `work` runs. */
export async function withLettering(work: (set: SetWords) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cell-font-"));
  try {
    const files = SUBSETS.map((subset) => unpackFont(subset, folder));
    // Loads each file once; from then on both are one font family.
    for (const fontfile of files) await setWords("A", { size: 20, ink: "#000000" }, fontfile);
    await work((words, style) => setWords(words, style, files.at(-1)!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unpackFont(subset: string, folder: string): string {
  const file = join(folder, `${subset}.ttf`);
  writeFileSync(file, trueTypeOf(readFileSync(join(FONTS, `bricolage-grotesque-${subset}-wght-normal.woff2`)), FAMILY));
  return file;
}

async function setWords(
  words: string,
  { size, ink, weight = "Bold", width }: Style,
  fontfile: string,
): Promise<Lettering> {
  const spacing = Math.round(size * -0.02 * 1024);
  const escaped = words.replaceAll(/[&<>]/g, (letter) => ENTITIES[letter]!);
  const text = `<span foreground="${ink}" letter_spacing="${spacing}">${escaped}</span>`;
  const font = `${FAMILY} ${weight} ${size}`;
  const setting = sharp({
    text: { text, font, fontfile, width, wrap: "word-char", rgba: true, dpi: 72, spacing: -Math.round(size * 0.08) },
  });
  const { data, info } = await setting.png().toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The largest of `sizes` at which the text fits into the box, on lines of similar length. */
export async function fitWords(
  set: SetWords,
  words: string,
  ink: Ink,
  box: { width: number; height: number; sizes: number[] },
): Promise<Lettering> {
  let fitting = { size: box.sizes.at(-1)!, lettering: undefined as Lettering | undefined };
  for (const size of box.sizes) {
    const lettering = await set(words, { size, ink, width: box.width });
    fitting = { size, lettering };
    if (lettering.height <= box.height && lettering.width <= box.width) break;
  }
  return balance(set, words, { size: fitting.size, ink, width: box.width }, fitting.lettering!);
}

/** Reduces the width as long as the number of lines does not grow. */
async function balance(
  set: SetWords,
  words: string,
  style: Style & { width: number },
  first: Lettering,
): Promise<Lettering> {
  let best = first;
  const lowest = style.width / 2;
  for (let width = first.width - 20; width > lowest; width -= 20) {
    const next = await set(words, { ...style, width });
    if (next.height > first.height + style.size / 2 || next.width > width) break;
    best = next;
  }
  return best;
}
