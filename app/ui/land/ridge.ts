/** Ridges as SVG paths. Drawn from a few numbers, so that a page carries no picture file for them. */

/** Height of the land at `x`, downwards, as in SVG. */
export type Profile = (x: number) => number;
type Point = [x: number, y: number];
type Wave = { height: number; length: number; phase: number };

/** Sums of `1 - |sin|` have sharp tops and round valleys, as hills have; `|sin|` alone looks like clouds. */
export function hills(waves: Wave[]): Profile {
  return (x) =>
    -waves.reduce(
      (total, { height, length, phase }) => total + height * (1 - Math.abs(Math.sin((Math.PI * x) / length + phase))),
      0,
    );
}

/** A slope through `points`, level at each of them: places where a path can rest. */
export function slope(points: Point[]): Profile {
  return (x) => {
    const right = points.findIndex(([at]) => at >= x);
    if (right === 0) return points[0]![1];
    if (right < 0) return points.at(-1)![1];
    const [[x1, y1], [x2, y2]] = [points[right - 1]!, points[right]!];
    return y1 + ((y2 - y1) * (1 - Math.cos((Math.PI * (x - x1)) / (x2 - x1)))) / 2;
  };
}

/** Land on top of land. */
export function sum(...profiles: Profile[]): Profile {
  return (x) => profiles.reduce((total, profile) => total + profile(x), 0);
}

/** The line of a profile; whole numbers in relative steps keep the page small. */
export function line(profile: Profile, from: number, to: number, step: number): string {
  let y = Math.round(profile(from));
  let path = `M${from} ${y}l`;
  for (let x = from + step; x <= to; x += step) {
    const next = Math.round(profile(x));
    path += `${step} ${next - y} `;
    y = next;
  }
  return path.trim();
}

/** The land under a profile, down to `floor`. */
export function land(profile: Profile, from: number, to: number, step: number, floor: number): string {
  return `${line(profile, from, to, step)}V${floor}H${from}z`;
}
