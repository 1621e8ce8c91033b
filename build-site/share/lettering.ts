/** Sets words in the site's display font, as pictures that are laid over a drawing. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import type { Ink } from "./palette.ts";
import { trueTypeOf } from "./woff2-font.ts";

const FONTS = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable/bricolage-grotesque/files");
/** The last one is the one that most letters are in; the other has the rest of the Latin ones, and the rupee. */
const SUBSETS = ["latin-ext", "latin"];
const FAMILY = "Share Card Display";
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export type Style = { size: number; ink: Ink; weight?: "Regular" | "Bold"; width?: number };
type Lettering = { picture: Buffer; width: number; height: number };
export type SetWords = (words: string, style: Style) => Promise<Lettering>;

/** What the font has letters for. Any other text would become boxes on a machine without fonts of its own. */
const LETTERS = /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}\p{Sc}\p{Sm}]+$/u;
export const canBeSet = (words: string): boolean => LETTERS.test(words);

/** Hands `work` a function that sets words; the font lies in a temporary folder as long as it runs. */
export async function withLettering(work: (set: SetWords) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cell-font-"));
  try {
    const files = SUBSETS.map((subset) => unpackFont(subset, folder));
    // A file that was used once is known from then on: both are one family to all that is set below.
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

/** The largest of `sizes` at which the words fit into the box, on lines of about the same length. */
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

/** Narrows the lines as far as there come to be no more of them. */
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
