/** Draws one share card and puts its words on it. */
import sharp, { type OverlayOptions } from "sharp";
import type { ShareCard } from "../../domain/share-card.ts";
import { mark } from "../draw/mark.ts";
import { palette } from "../draw/palette.ts";
import { fitWords, type SetWords } from "./lettering.ts";
import { CAMPS, cardScene, climbScene } from "./scene.ts";

const EDGE = 72;
const MARK = 56;
const TITLE = { top: 152, width: 860, height: 262, sizes: [116, 104, 92, 82, 72, 62, 54, 46] };

/** A JPEG. With four `words` it is the home page's card, which writes them along the trail in the place of a title. */
export async function drawCard(card: ShareCard & { words?: readonly string[] }, set: SetWords): Promise<Buffer> {
  const { words } = card;
  const scene = words ? climbScene() : cardScene(card.title);
  const layers = [...(await nameLine(card, set)), ...(words ? await climb(words, set) : [await titleBlock(card.title, set)])];
  const drawn = await sharp(Buffer.from(scene)).composite(layers).png({ compressionLevel: 0 }).toBuffer();
  return sharp(drawn).flatten({ background: palette.paper }).jpeg({ quality: 78, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
}

/** The mark, the product, and what its letters stand for. */
async function nameLine({ product, brand }: ShareCard, set: SetWords): Promise<OverlayOptions[]> {
  const sign = await sharp(Buffer.from(mark()), { density: 144 }).resize(MARK, MARK).png().toBuffer();
  const name = await set(product, { size: 40, ink: palette.ink });
  const full = await set(brand, { size: 28, ink: palette.ink, weight: "Regular" });
  const base = 56 + MARK - 6;
  const left = EDGE + MARK + 18;
  return [
    { input: sign, left: EDGE, top: 56 },
    { input: name.picture, left, top: base - name.height },
    { input: full.picture, left: left + name.width + 22, top: base - 29 },
  ];
}

async function titleBlock(title: string, set: SetWords): Promise<OverlayOptions> {
  const { picture } = await fitWords(set, title, palette.ink, TITLE);
  return { input: picture, left: EDGE, top: TITLE.top };
}

/** Each word stands over its camp; the first two on dark ground would not be read in ink. */
async function climb(words: readonly string[], set: SetWords): Promise<OverlayOptions[]> {
  const letterings = await Promise.all(words.map((word) => set(word, { size: 72, ink: palette.ink })));
  return letterings.map(({ picture, width, height }, index) => {
    const [x, y] = CAMPS[index]!;
    return { input: picture, left: Math.round(Math.max(40, x - width / 2)), top: Math.round(y - 30 - height) };
  });
}
