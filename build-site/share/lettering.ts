/** Renders text in the display font, as pictures to place on a drawing. */
import { join } from "node:path";
import sharp from "sharp";

/** `npm run fonts` makes them. The last has most characters, the other the remaining Latin ones and the rupee. */
const FONT_FILES = ["latin-ext.ttf", "latin.ttf"].map((name) => join(import.meta.dirname, "fonts", name));
/** The family's name in these files; the comma keeps Pango from reading "ExtraBold" as the weight. */
const FAMILY = "Bricolage Grotesque 96pt ExtraBold,";
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const INK = "#11241c";

export type Style = { size: number; weight?: "Regular" | "Bold"; width?: number };
type Lettering = { picture: Buffer; width: number; height: number };

/** Characters in the font. Others would become boxes on a machine without fonts. */
const LETTERS = /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}\p{Sc}\p{Sm}]+$/u;
export const canBeSet = (words: string): boolean => LETTERS.test(words);

/** Loads each file once; together they are one font family. */
export async function loadFont(): Promise<void> {
  for (const file of FONT_FILES) await setWords("A", { size: 20 }, file);
}

export async function setWords(
  words: string,
  { size, weight = "Bold", width }: Style,
  fontfile = FONT_FILES.at(-1),
): Promise<Lettering> {
  const spacing = Math.round(size * -0.02 * 1024);
  const escaped = words.replaceAll(/[&<>]/g, (letter) => ENTITIES[letter]!);
  const text = `<span foreground="${INK}" letter_spacing="${spacing}">${escaped}</span>`;
  const font = `${FAMILY} ${weight} ${size}`;
  const setting = sharp({
    text: { text, font, fontfile, width, wrap: "word-char", rgba: true, dpi: 72, spacing: -Math.round(size * 0.08) },
  });
  const { data, info } = await setting.png().toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Returns the largest of `sizes` at which the text fits into the box, on lines of similar length. */
export async function fitWords(
  words: string,
  box: { width: number; height: number; sizes: number[] },
): Promise<Lettering> {
  let fitting = { size: box.sizes.at(-1)!, lettering: undefined as Lettering | undefined };
  for (const size of box.sizes) {
    const lettering = await setWords(words, { size, width: box.width });
    fitting = { size, lettering };
    if (lettering.height <= box.height && lettering.width <= box.width) break;
  }
  return balance(words, { size: fitting.size, width: box.width }, fitting.lettering!);
}

/** Reduces the width as long as the number of lines does not grow. */
async function balance(words: string, style: Style & { width: number }, first: Lettering): Promise<Lettering> {
  let best = first;
  const lowest = style.width / 2;
  for (let width = first.width - 20; width > lowest; width -= 20) {
    const next = await setWords(words, { ...style, width });
    if (next.height > first.height + style.size / 2 || next.width > width) break;
    best = next;
  }
  return best;
}
