/** Aspect ratios with a CSS class. A picture gets the nearest one, because the policy allows no style attributes. */
const SHAPES = [
  ["tall", 2 / 3],
  ["portrait", 4 / 5],
  ["square", 1],
  ["box", 4 / 3],
  ["landscape", 3 / 2],
  ["wide", 16 / 9],
  ["panorama", 2],
] as const;

export function shapeOf({ width, height }: { width: number; height: number }): (typeof SHAPES)[number][0] {
  const ratio = width / height;
  const [nearest] = [...SHAPES].sort(([, one], [, other]) => Math.abs(one - ratio) - Math.abs(other - ratio));
  return nearest![0];
}
