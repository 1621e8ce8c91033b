/** Contour lines around a summit, as SVG path data. */

type Summit = { x: number; y: number; radius: number; rings: number; seed: number };
const CORNERS = 48;

/** Nested rings. Each has a similar shape to the one around it, and the summit is not in the centre. */
export function contourRings({ x, y, radius, rings, seed }: Summit): string[] {
  return Array.from({ length: rings }, (_, ring) => {
    const share = 1 - ring / rings;
    const drift = (1 - share) * radius * 0.22;
    const points = Array.from({ length: CORNERS }, (_side, corner) => {
      const angle = (2 * Math.PI * corner) / CORNERS;
      const reach =
        radius *
        share *
        (1 +
          0.16 * Math.sin(2 * angle + seed) +
          0.09 * Math.sin(3 * angle + seed * 2.3 + ring * 0.18) +
          0.045 * Math.sin(5 * angle + seed * 1.7 - ring * 0.3));
      return [
        Math.round(x + drift + reach * Math.cos(angle)),
        Math.round(y - drift * 0.6 + reach * 0.78 * Math.sin(angle)),
      ] as const;
    });
    return smooth(points);
  });
}

/** A closed curve through the midpoints of the sides; relative steps make the page smaller. */
function smooth(points: (readonly [number, number])[]): string {
  const middles = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const;
  });
  const curves = points.map(([x, y], at) => {
    const [fromX, fromY] = middles.at(at - 1)!;
    const [toX, toY] = middles[at]!;
    return `${x - fromX} ${y - fromY} ${toX - fromX} ${toY - fromY}`;
  });
  return `M${middles.at(-1)!.join(" ")}q${curves.join(" ")}z`;
}
