/** The background of a share card: sky, sun, and four ridges with a trail. */
import { contours, hill, ridgeLine, type RidgeLine } from "./land/ridge.ts";
import { sun } from "./land/sky.ts";
import { type Ink, mix, palette } from "./palette.ts";
import { seeded } from "./random.ts";
import { box, circle, n, picture, type Point, stroke } from "./svg.ts";

const { paper, glow, blush, dawn, ink, deodar, sage, mist } = palette;
const WIDTH = 1200;
const HEIGHT = 630;
const ACROSS: Point = [0, WIDTH];

/** The positions of the four words on the home page's card. */
export const CAMPS: readonly Point[] = [
  [104, 566],
  [356, 482],
  [664, 398],
  [972, 300],
];

/** Every title has different hills; the land is low on the left, behind the text. */
export function cardScene(title: string): string {
  const random = seeded(`card ${title}`);
  const horizon = random() < 0.5 ? mix(blush, glow, 0.35) : glow;
  const ridges = ridgesOf(title, { foot: 528, rise: 136, tilt: -78 });
  const dawnSun = sun(random(1040, 1085), random(300, 340), 72, dawn, glow, 2);
  return picture(WIDTH, HEIGHT, sky(horizon), dawnSun, ...land(ridges), ...trail(ridges[2]!));
}

/** The home page's card: the whole climb, with room for a word at each camp. */
export function climbScene(): string {
  const ridges = ridgesOf("home", { foot: 540, rise: 130, tilt: -190 });
  const path = stroke(throughCamps(), ink, 4.5, 'stroke-dasharray="1 14"');
  return picture(WIDTH, HEIGHT, sky(glow), sun(800, 176, 74, dawn, glow, 2), ...land(ridges), path, ...CAMPS.map(camp));
}

function sky(horizon: Ink): string {
  const stops = `<stop offset=".25" stop-color="${paper}"/><stop offset=".8" stop-color="${horizon}"/>`;
  return `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>${box(0, 0, WIDTH, HEIGHT, "url(#sky)")}`;
}

function ridgesOf(seed: string, { foot, rise, tilt }: { foot: number; rise: number; tilt: number }): RidgeLine[] {
  return [0, 1, 2, 3].map((layer) =>
    ridgeLine({
      seed: `${seed} ridge ${layer}`,
      foot: foot + layer * 40,
      rise: rise * (1 - layer * 0.1),
      span: 460 - layer * 50,
      rough: 0.55,
      tilt: tilt * (1 - layer * 0.22),
    }),
  );
}

/** Only near ridges have contour lines: every line costs a kilobyte. */
function land(ridges: RidgeLine[]): string[] {
  const inks = [mix(mist, paper, 0.15), sage, mix(deodar, sage, 0.25), mix(ink, deodar, 0.25)];
  const lines = [0, mix(sage, deodar, 0.25), mix(deodar, ink, 0.3), 0] as const;
  return ridges.flatMap((ridge, layer) => {
    const line = lines[layer];
    const height = line ? contours(ridge, line, ACROSS, { count: 4, gap: 17, width: 1.6 }) : "";
    return [hill(ridge, inks[layer]!, ACROSS, HEIGHT, 6), height];
  });
}

/** The trail follows a ridge a little below its line. */
function trail(ridge: RidgeLine): string[] {
  const at = (x: number) => ridge(x) + 28 - x * 0.012;
  const points = Array.from({ length: 61 }, (_, step) => `${n(step * 20)} ${n(at(step * 20))}`);
  const camps = [150, 450, 750, 1050].map((x) => camp([x, at(x)]));
  return [stroke(`M${points.join("L")}`, paper, 4, 'stroke-dasharray="1 13"'), ...camps];
}

const camp = ([x, y]: Point): string => circle(x, y, 12, paper) + circle(x, y, 8.5, dawn);

/** Level below a word, steep between two of them. */
function throughCamps(): string {
  const [first, ...rest] = CAMPS as [Point, ...Point[]];
  const curves = rest.map(([x, y], index) => {
    const [fromX, fromY] = CAMPS[index]!;
    const late = fromX + (x - fromX) * 0.95;
    return `C${n(late)} ${n(fromY + 14)} ${n(late)} ${n(y + 36)} ${n(x)} ${n(y)}`;
  });
  return `M-10 ${n(first[1] + 26)}Q50 ${n(first[1] + 20)} ${n(first[0])} ${n(first[1])}${curves.join("")}Q1180 316 1230 226`;
}
