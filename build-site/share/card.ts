import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { SHARE_CARD, type ShareCard, type WantedCard } from "../../domain/share-card.ts";
import { canBeSet, fitWords, setWords, type Style } from "./lettering.ts";

const drawing = (name: "home" | "mark" | "title") => join(import.meta.dirname, `${name}.svg`);
/** The four markers of the trail in home.svg. */
const CAMPS = [
  [104, 566],
  [356, 482],
  [664, 398],
  [972, 300],
] as const;
const EDGE = 72;
const MARK = 56;
const NAME_BASELINE = 106;
const TITLE = { top: 158, width: 870, height: 224, sizes: [120, 108, 96, 86, 76, 66, 58, 50] };
const QUALITIES = [80, 72, 64, 56, 48];
/** Some sites ignore larger pictures, and phones load them over slow networks. */
const MOST_BYTES = 60_000;

export async function drawCard(card: WantedCard): Promise<Buffer> {
  const trail = await climb(card.words ?? []);
  const title = trail ?? [await titleBlock(canBeSet(card.title) ? card.title : card.brand)];
  const layers = [...(await nameLine(card)), ...title];
  const drawn = await sharp(drawing(trail ? "home" : "title"))
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return smallJpeg(drawn);
}

async function smallJpeg(drawn: Buffer): Promise<Buffer> {
  let jpeg = drawn;
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}

async function nameLine({ product, brand }: ShareCard): Promise<OverlayOptions[]> {
  const sign = await sharp(drawing("mark"), { density: 144 }).resize(MARK, MARK).png().toBuffer();
  const left = EDGE + MARK + 16;
  const name = await onBaseline(product, { size: 40 }, left);
  const brandLeft = left + name.width + 18;
  const full = await onBaseline(brand, { size: 28, weight: "Regular" }, brandLeft);
  const layers = [{ input: sign, left: EDGE - 2, top: NAME_BASELINE - MARK + 7 }, name.layer];
  // A long name of the cell does not fit.
  return brandLeft + full.width > SHARE_CARD.width - EDGE / 2 ? layers : [...layers, full.layer];
}

/** A text box begins at its tallest letter, so the height of a text without descenders gives its baseline. */
async function onBaseline(
  words: string,
  style: Style,
  left: number,
): Promise<{ layer: OverlayOptions; width: number }> {
  const [{ picture, width }, capital] = await Promise.all([
    setWords(words, style),
    setWords(words.replaceAll(/[gjpqy]/g, "o"), style),
  ]);
  return { layer: { input: picture, left, top: NAME_BASELINE - capital.height }, width };
}

async function titleBlock(title: string): Promise<OverlayOptions> {
  const { picture } = await fitWords(title, TITLE);
  return { input: picture, left: EDGE, top: TITLE.top };
}

/** Returns undefined for words that have no place on the trail. */
async function climb(words: readonly string[]): Promise<OverlayOptions[] | undefined> {
  if (words.length !== CAMPS.length || !words.every(canBeSet)) return undefined;
  const letterings = await Promise.all(words.map((word) => setWords(word, { size: 72 })));
  const ends = letterings.map(({ width }, index) => CAMPS[index]![0] - 32 + width);
  if (Math.max(...ends) > SHARE_CARD.width) return undefined;
  return letterings.map(({ picture, height }, index) => {
    const [x, y] = CAMPS[index]!;
    return { input: picture, left: x - 32, top: y - 30 - height };
  });
}
