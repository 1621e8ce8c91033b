/** Ridges as SVG paths. Drawn from a few numbers, so that a page carries no picture file for them. */

/** Height of the land at `x`, downwards, as in SVG. */
export type Profile = (x: number) => number;

/**
 * Hills on a slope.
 * @param points of the slope, as in SVG: "x,y x,y"
 * @param waves of the hills, the broad ones first: "height,length,phase"
 */
export function ridge(points: string, waves: string): Profile {
  const base = slope(points);
  const rough = hills(waves);
  return (x) => base(x) + rough(x);
}

/** A slope through `points` ("x,y x,y"), level at each of them: places where a path can rest. */
export function slope(points: string): Profile {
  const stops = numbers(points) as [x: number, y: number][];
  return (x) => {
    const right = stops.findIndex(([at]) => at >= x);
    // Level before the first point and after the last.
    if (right <= 0) return stops.at(right)![1];
    const [[x1, y1], [x2, y2]] = [stops[right - 1]!, stops[right]!];
    return y1 + ((y2 - y1) * (1 - Math.cos((Math.PI * (x - x1)) / (x2 - x1)))) / 2;
  };
}

/** Sums of `1 - |sin|` have sharp tops and round valleys, as hills have; `|sin|` alone looks like clouds. */
function hills(waves: string): Profile {
  const rows = numbers(waves);
  return (x) =>
    -rows.reduce(
      (total, [height = 0, length = 1, phase = 0]) =>
        total + height * (1 - Math.abs(Math.sin((Math.PI * x) / length + phase))),
      0,
    );
}

function numbers(rows: string): number[][] {
  return rows.split(" ").map((row) => row.split(",").map(Number));
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
