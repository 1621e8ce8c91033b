/** `npm run fonts`: run it after an update of the font packages (docs/decisions/0012). */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const FOLDER = join(import.meta.dirname, "../app/shell/styles/fonts");
/** All weights for share cards, because sharp does not read WOFF2. */
const CARD_FOLDER = join(import.meta.dirname, "share/fonts");
const CARD_RANGE = "U+20-24F, U+2B0-304, U+1E00-1EFF, U+2000-22FF";
const { resolve } = createRequire(import.meta.url);

/** The same as `unicode-range` in app/shell/styles/fonts.css. */
export const RANGES = {
  basic:
    "U+20-22, U+25-29, U+2B-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026",
  more: "U+23-24, U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};

/** Kerning is for large text only: in the text face it is as large as the letters and moves few of them by a pixel. */
const FONTS = [
  { name: "bricolage-grotesque", wght: 700, keepFeatures: ["kern", "tnum"] },
  { name: "instrument-sans", wght: { min: 400, max: 600, default: 400 }, keepFeatures: ["tnum"] },
];

export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, wght, keepFeatures } of FONTS) {
    const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    const settings = { targetFormat: "woff2" as const, variationAxes: { wght }, keepFeatures };
    for (const [part, range] of Object.entries(RANGES))
      files.set(join(FOLDER, `${name}-${part}.woff2`), await subsetFont(whole, lettersOf(range), settings));
  }
  for (const part of ["latin", "latin-ext"]) {
    const name = "bricolage-grotesque";
    const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`));
    const card = await subsetFont(whole, lettersOf(CARD_RANGE), { targetFormat: "truetype" });
    files.set(join(CARD_FOLDER, `${part}.ttf`), card);
  }
  return files;
}

function lettersOf(range: string): string {
  const letters = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = "", last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return letters.join("");
}

if (import.meta.main) for (const [file, bytes] of await cutFonts()) writeFileSync(file, bytes);
