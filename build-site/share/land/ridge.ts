import type { Ink } from "../palette.ts";
import { seeded } from "../random.ts";
import { n, type Point, shape, stroke } from "../svg.ts";

export type RidgeLine = (x: number) => number;

type RidgeForm = {
  seed: string;
  /** The height between the hills. */
  foot: number;
  /** The height of the highest peaks above the foot. */
  rise: number;
  /** The distance between the main peaks. */
  span: number;
  /** The size of the small peaks, 0 to 1. */
  rough?: number;
  /** Descent over 1000 px; negative for a climb. */
  tilt?: number;
};

/** A sum of `1 - |sin|`: sharp tops and round valleys. (`|sin|` alone would look like clouds.) */
export function ridgeLine({ seed, foot, rise, span, rough = 0.5, tilt = 0 }: RidgeForm): RidgeLine {
  const random = seeded(seed);
  const waves = [1, 0.62, 0.31, 0.13, 0.057].map((share, octave) => ({
    weight: octave === 0 ? 1 : rough * [0, 0.75, 0.36, 0.15, 0.06][octave]!,
    length: span * share * random(0.86, 1.14),
    phase: random(0, Math.PI),
  }));
  const total = waves.reduce((sum, wave) => sum + wave.weight, 0);
  return (x) => {
    const height = waves.reduce(
      (sum, { weight, length, phase }) => sum + weight * (1 - Math.abs(Math.sin((Math.PI * x) / length + phase))),
      0,
    );
    return foot - (rise * height) / total + (tilt * x) / 1000;
  };
}

export const hill = (line: RidgeLine, ink: Ink, [from, to]: Point, floor: number, step = 12): string =>
  shape(`${track(line, from, to, step)}L${n(to)} ${n(floor)}H${n(from)}Z`, ink);

/** Contour lines under a ridge, wider apart and smoother further down. */
export function contours(
  line: RidgeLine,
  ink: Ink,
  [from, to]: Point,
  { count = 8, gap = 16, width = 1.5, step = 24 } = {},
): string {
  const mean = average(line, from, to);
  const rows = Array.from({ length: count }, (_, row) => {
    const calm = 1 - 0.55 * ((row + 1) / count);
    const drop = gap * (row + 1) * (1 + row * 0.05);
    return track((x) => mean + (line(x) - mean) * calm + drop + (1 - calm) * 0.4 * (line(x) - mean), from, to, step, 1);
  });
  return stroke(rows.join(""), ink, width);
}

/** Relative steps make the files smaller. */
export function track(line: RidgeLine, from: number, to: number, step: number, places = 10): string {
  let [x, y] = [from, Math.round(line(from) * places) / places];
  let data = `M${n(x)} ${n(y)}l`;
  for (let next = from + step; next < to + step; next += step) {
    const at = Math.min(next, to);
    const height = Math.round(line(at) * places) / places;
    const [dx, dy] = [n(at - x), n(height - y)];
    data += `${data.endsWith("l") ? "" : " "}${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
    [x, y] = [at, height];
  }
  return data;
}

const average = (line: RidgeLine, from: number, to: number): number =>
  Array.from({ length: 40 }, (_, i) => line(from + ((to - from) * i) / 39)).reduce((sum, y) => sum + y, 0) / 40;
