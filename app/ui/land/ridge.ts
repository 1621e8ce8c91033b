/** Ridges as SVG paths, computed from a few numbers instead of loaded. */

/** The y coordinate at `x`, downwards, as in SVG. */
export type Profile = (x: number) => number;

/** `points` of the slope: "x,y x,y"; `waves` of the hills, largest first: "height,length,phase". */
export function ridge(points: string, waves: string): Profile {
  const base = slope(points);
  const rough = hills(waves);
  return (x) => base(x) + rough(x);
}

/** A slope through `points` ("x,y x,y"), level at each of them. */
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

/** Sums of `1 - |sin|` have sharp tops and round valleys; `|sin|` alone looks like clouds. */
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

/** Whole numbers in relative steps make the page smaller. */
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

/** The area under a profile, down to `floor`. */
export function land(profile: Profile, from: number, to: number, step: number, floor: number): string {
  return `${line(profile, from, to, step)}V${floor}H${from}z`;
}
