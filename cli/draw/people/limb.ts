import type { Point } from "../svg.ts";

/** Whole numbers do: a figure is drawn in hundredths of its head. */
const n = Math.round;

/** Path data of a limb through joints, as thick at each joint as its radius: a chain of tapered capsules. */
export function limb(joints: readonly Point[], radii: readonly number[]): string {
  return joints
    .slice(1)
    .map((end, i) => capsule(joints[i]!, end, radii[i]!, radii[i + 1]!))
    .join("");
}

function capsule([ax, ay]: Point, [bx, by]: Point, ra: number, rb: number): string {
  const length = Math.max(Math.hypot(bx - ax, by - ay), Math.abs(ra - rb) + 0.1);
  const along = Math.atan2(by - ay, bx - ax);
  const open = Math.acos((ra - rb) / length);
  return [
    `M${edge(ax, ay, ra, along + open)}L${edge(bx, by, rb, along + open)}${arc(rb, rb > ra)}${edge(bx, by, rb, along - open)}`,
    `L${edge(ax, ay, ra, along - open)}${arc(ra, ra > rb)}${edge(ax, ay, ra, along + open)}Z`,
  ].join("");
}

/** Where the middle joint lies when a limb of two bones reaches for a target; `bend` picks the side. */
export function reach(
  from: Point,
  target: Point,
  upper: number,
  lower: number,
  bend: 1 | -1,
): [joint: Point, end: Point] {
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const span = Math.min(Math.max(distance, Math.abs(upper - lower) + 1), (upper + lower) * 0.995);
  const end: Point = [from[0] + (dx / distance) * span, from[1] + (dy / distance) * span];
  const angle = Math.acos((upper ** 2 + span ** 2 - lower ** 2) / (2 * upper * span));
  const along = Math.atan2(dy, dx) + bend * angle;
  return [[from[0] + upper * Math.cos(along), from[1] + upper * Math.sin(along)], end];
}

/** A point further along the line from `a` through `b`. */
export function beyond(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [b[0] + ((b[0] - a[0]) / length) * by, b[1] + ((b[1] - a[1]) / length) * by];
}

const edge = (x: number, y: number, r: number, angle: number) =>
  `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;

const arc = (r: number, wide: boolean) => `A${n(r)} ${n(r)} 0 ${wide ? 1 : 0} 0 `;
