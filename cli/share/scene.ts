/** The land of a share card: paper sky, the sun, and four ridges with the trail that climbs across them. */
import { grain } from "../draw/land/grain.ts";
import { contours, hill, ridgeLine, type RidgeLine } from "../draw/land/ridge.ts";
import { sun } from "../draw/land/sky.ts";
import { type Ink, mix, palette } from "../draw/palette.ts";
import { seeded } from "../draw/random.ts";
import { box, circle, n, picture, type Point, stroke } from "../draw/svg.ts";

const { paper, glow, blush, dawn, ink, deodar, sage, mist } = palette;
const WIDTH = 1200;
const HEIGHT = 630;
const ACROSS: Point = [0, WIDTH];

/** Where the four words stand on the home page's card, from the valley to the summit. */
export const CAMPS: readonly Point[] = [
  [112, 560],
  [386, 492],
  [668, 388],
  [962, 252],
];

/** Every title has hills of its own; they are low on the left, where the words stand. */
export function cardScene(title: string): string {
  const random = seeded(`card ${title}`);
  const low = skyInks(random() < 0.5 ? blush : glow);
  const ridges = ridgesOf(title, { foot: 470, rise: 150, tilt: -95 });
  return picture(WIDTH, HEIGHT, ...low, sun(random(930, 1070), random(250, 300), 74, dawn, glow), ...land(ridges), ...trail(ridges[2]!), grain(title, WIDTH, HEIGHT, ink, { count: 240, opacity: 0.1 }));
}

/** The home page's: the whole climb, with room for a word at each camp. */
export function climbScene(): string {
  const ridges = ridgesOf("home", { foot: 500, rise: 120, tilt: -150 });
  const path = stroke(throughCamps(), paper, 5, 'stroke-dasharray="1 16"');
  const camps = CAMPS.map(([x, y]) => circle(x, y, 13, paper) + circle(x, y, 9, dawn));
  return picture(WIDTH, HEIGHT, ...skyInks(glow), sun(1046, 150, 84, dawn, glow), ...land(ridges), path, ...camps, grain("home", WIDTH, HEIGHT, ink, { count: 240, opacity: 0.1 }));
}

/** Bands so close to each other that they pass for one sky and still weigh next to nothing. */
function skyInks(horizon: Ink): string[] {
  const bands = 14;
  return Array.from({ length: bands }, (_, band) => {
    const top = (460 / bands) * band;
    return box(0, top, WIDTH, HEIGHT - top, mix(paper, horizon, 0.85 * (band / (bands - 1)) ** 1.4));
  });
}

function ridgesOf(seed: string, { foot, rise, tilt }: { foot: number; rise: number; tilt: number }): RidgeLine[] {
  return [0, 1, 2, 3].map((layer) =>
    ridgeLine({
      seed: `${seed} ridge ${layer}`,
      foot: foot + layer * 52,
      rise: rise * (1 - layer * 0.12),
      span: 460 - layer * 50,
      rough: 0.55,
      tilt: tilt * (1 - layer * 0.22),
    }),
  );
}

function land(ridges: RidgeLine[]): string[] {
  const inks = [mix(mist, paper, 0.15), sage, mix(deodar, sage, 0.25), mix(ink, deodar, 0.25)];
  const lines = [mix(mist, sage, 0.35), mix(sage, deodar, 0.3), mix(deodar, ink, 0.3), mix(deodar, ink, 0.45)];
  return ridges.flatMap((ridge, layer) => [hill(ridge, inks[layer]!, ACROSS, HEIGHT, 6), contours(ridge, lines[layer]!, ACROSS, { count: 5, gap: 15 })]);
}

/** The path follows a ridge a little below its line; the camps lie on it. */
function trail(ridge: RidgeLine): string[] {
  const at = (x: number) => ridge(x) + 30 - x * 0.012;
  const points = Array.from({ length: 61 }, (_, step) => `${n(step * 20)} ${n(at(step * 20))}`);
  const camps = [150, 450, 750, 1050].map((x) => circle(x, at(x), 10, paper) + circle(x, at(x), 7, dawn));
  return [stroke(`M${points.join("L")}`, paper, 4, 'stroke-dasharray="1 13"'), ...camps];
}

function throughCamps(): string {
  const [first, ...rest] = CAMPS as [Point, ...Point[]];
  const curves = rest.map(([x, y], index) => {
    const [fromX, fromY] = CAMPS[index]!;
    const half = (x - fromX) / 2;
    return `C${n(fromX + half)} ${n(fromY - 12)} ${n(x - half)} ${n(y + 40)} ${n(x)} ${n(y)}`;
  });
  return `M-20 ${n(first[1] + 24)}Q50 ${n(first[1] + 16)} ${n(first[0])} ${n(first[1])}${curves.join("")}Q1100 190 1230 176`;
}
