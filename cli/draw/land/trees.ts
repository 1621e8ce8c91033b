import type { Ink } from "../palette.ts";
import { type Random, seeded } from "../random.ts";
import { n, shape, stroke } from "../svg.ts";

/** A deodar: a straight trunk and drooping shelves of boughs, broad below and thin at the leader. */
export function deodar(
  x: number,
  foot: number,
  height: number,
  ink: Ink,
  seed = "deodar",
  spread = 0.24,
  trunk = true,
): string {
  const random = seeded(`${seed} ${x}`);
  const reach = height * spread;
  const tiers = Math.max(5, Math.round(height / 58));
  const right = side(random, tiers, reach, height, 1);
  const left = side(random, tiers, reach, height, -1).toReversed();
  const crown = [...right, ...left].map(([dx, dy]) => `${n(x + dx)} ${n(foot - height + dy)}`);
  const half = height * 0.022;
  const stem = trunk
    ? `M${n(x - half)} ${n(foot - height * 0.3)}h${n(half * 2)}L${n(x + half * 1.5)} ${n(foot)}h${n(-half * 3)}Z`
    : "";
  return shape(`M${crown.join("L")}Z${stem}`, ink);
}

function side(random: Random, tiers: number, spread: number, height: number, way: 1 | -1): [number, number][] {
  const points: [number, number][] = [[0, 0]];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const reach = spread * share ** 0.85 * random(0.82, 1.08);
    const level = height * (0.03 + 0.82 * share ** 1.08);
    points.push(
      [way * reach * 0.55, level - height * 0.035],
      [way * reach, level + height * 0.012],
      [way * reach * 0.86, level + height * 0.018],
    );
    points.push([way * reach * 0.36, level - height * 0.006]);
  }
  return points;
}

/** A stand of far conifers along a line: plain spikes, for scale. */
export function spruces(
  seed: string,
  from: number,
  to: number,
  foot: (x: number) => number,
  ink: Ink,
  { count = 24, tall = 60 } = {},
): string {
  const random = seeded(seed);
  const data = Array.from({ length: count }, () => {
    const x = random(from, to);
    const height = tall * random(0.55, 1);
    const half = height * 0.17;
    return `M${n(x)} ${n(foot(x) - height)}l${n(half)} ${n(height * 1.12)}h${n(-half * 2)}Z`;
  });
  return shape(data.join(""), ink);
}

/** Tufts of grass as short strokes. */
export function grass(
  seed: string,
  from: number,
  to: number,
  foot: (x: number) => number,
  ink: Ink,
  { count = 40, tall = 18, width = 3 } = {},
): string {
  const random = seeded(seed);
  const data = Array.from({ length: count }, () => {
    const x = random(from, to);
    return `M${n(x)} ${n(foot(x))}l${n(random(-6, 6))}-${n(tall * random(0.5, 1))}`;
  });
  return stroke(data.join(""), ink, width);
}
