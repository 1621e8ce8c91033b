import type { Ink } from "../palette.ts";
import { seeded } from "../random.ts";
import { stroke } from "../svg.ts";

/** A sparse print grain: short-ended dots in one path, as light as a few hundred bytes allow. */
export function grain(
  seed: string,
  width: number,
  height: number,
  ink: Ink,
  { count = 260, size = 2.2, opacity = 0.28 } = {},
): string {
  const random = seeded(`grain ${seed}`);
  const dots = Array.from(
    { length: count },
    () => `M${Math.round(random(0, width))} ${Math.round(random(0, height))}h0`,
  );
  return stroke(dots.join(""), ink, size, `opacity="${opacity}"`);
}
