import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { seeded } from "../random.ts";
import { box, circle, group, picture, shape } from "../svg.ts";
import { type Beard, drawBeard } from "./beard.ts";
import { type Clothing, drawClothing } from "./clothing.ts";
import { drawEyewear, type Eyewear } from "./eyewear.ts";
import { drawFace, type Face } from "./face.ts";
import { type LongHair, longHairBehind, longHairInFront, longHairOver } from "./hair-long.ts";
import { drawShortHair, type ShortHair } from "./hair-short.ts";
import { drawHeadwear, type Headwear } from "./headwear.ts";
import { drawWrap, type Wrap } from "./wraps.ts";
import { clothTone, shaded, skinTone, tone } from "./tones.ts";

export type Sitter = {
  accent: "dawn" | "lake";
  /** Depth of the skin and of the hair in the duotone, 0 to 1. */
  skin: number;
  hair: number;
  face?: Omit<Partial<Face>, "skin" | "hair">;
  /** Breadth of the shoulders; tilt of the head in degrees. */
  build?: number;
  tilt?: number;
  short?: ShortHair;
  long?: LongHair;
  streak?: number;
  beard?: Beard;
  eyewear?: Eyewear;
  headwear?: Headwear;
  clothes: Clothing;
  /** Inks of the clothes and of what shows under them: a depth in the duotone, or the accent. */
  cloth: number | "accent";
  under?: number | "accent";
  wraps?: readonly (readonly [Wrap, number | "accent"])[];
  /** Where the sun stands behind the sitter: -1 left, 1 right. */
  sun?: -1 | 1;
};

const FACE_WRAPS: readonly Wrap[] = ["nosestud", "bindi", "earrings", "studs"];

/** A head-and-shoulders portrait in greens with one accent, a ridge and the sun behind. */
export function portrait(name: string, sitter: Sitter): string {
  const accent = palette[sitter.accent];
  const ink = (value: number | "accent"): Ink => (value === "accent" ? accent : clothTone(value));
  const skin = skinTone(sitter.skin);
  const hair = tone(sitter.hair);
  const worn = (onFace: boolean) =>
    (sitter.wraps ?? [])
      .filter(([kind]) => FACE_WRAPS.includes(kind) === onFace)
      .map(([kind, value]) => drawWrap(kind, ink(value)))
      .join("");
  const head = [
    drawFace({ ...sitter.face, skin, hair }),
    sitter.beard ? drawBeard(sitter.beard, hair, skin) : "",
    sitter.short ? drawShortHair(sitter.short, hair) : "",
    sitter.long ? longHairOver(sitter.long, hair, sitter.streak === undefined ? undefined : tone(sitter.streak)) : "",
    sitter.eyewear ? drawEyewear(sitter.eyewear) : "",
    worn(true),
    sitter.headwear ? drawHeadwear(sitter.headwear, accent) : "",
  ].join("");
  const { tilt = 0, build = 1, long, under = 0.1 } = sitter;
  return picture(
    800,
    1000,
    backdrop(name, sitter.sun ?? 1),
    group(
      "translate(400 434)",
      long ? group(`translate(0 12) rotate(${tilt})`, longHairBehind(long, hair)) : "",
      neck(skin, build),
      group(
        `scale(${build} 1)`,
        drawClothing(sitter.clothes, ink(sitter.cloth), sitter.clothes === "opencollar" ? skin : ink(under)),
        worn(false),
      ),
      group(`translate(0 12) rotate(${tilt} 0 180)`, head),
      long ? longHairInFront(long, hair, mix(accent, palette.paper, 0.6)) : "",
    ),
  );
}

/** A calm ground in the light and in the dark theme. The ridges stay lighter than any coat. */
const green = (share: number): Ink => mix(mix(palette.mist, palette.paperDeep, 0.42), palette.sage, share);

function backdrop(name: string, side: -1 | 1): string {
  const far = ridgeLine({ seed: `${name} far`, foot: 620, rise: 330, span: 460, rough: 0.45 });
  const random = seeded(`${name} sun`);
  const near = ridgeLine({ seed: `${name} near`, foot: 800, rise: 300, span: 520, rough: 0.5 });
  return (
    box(0, 0, 800, 1000, green(0)) +
    // Beside the widest hair and the widest turban.
    circle(400 + side * random(276, 292), random(170, 250), random(54, 64), palette.dawn) +
    hill(far, green(0.4), [0, 800], 1000, 10) +
    hill(near, green(0.75), [0, 800], 1000, 10) +
    contours(near, green(1), [0, 800], { count: 3, gap: 34, width: 2, step: 20 })
  );
}

function neck(skin: Ink, build: number): string {
  const half = 62 * (0.6 + 0.4 * build);
  return (
    shape(
      `M${-half} 90V214C${-half - 8} 250-120 270-150 290Q0 420 150 290C120 270 ${half + 8} 250 ${half} 214V90Z`,
      skin,
    ) + shape(`M${-half} 120C-40 196 40 216 ${half} 176V120Z`, shaded(skin, 0.2))
  );
}
