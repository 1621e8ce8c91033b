import { type Ink, mix } from "../palette.ts";
import { seeded } from "../random.ts";
import { box, circle, n, stroke } from "../svg.ts";

/** One paler band above the horizon for each extra ink. */
export function sky(width: number, height: number, inks: readonly Ink[], horizon: number): string {
  const [first = "#ffffff", ...bands] = inks;
  const step = horizon / (bands.length + 1);
  return (
    box(0, 0, width, height, first) +
    bands.map((ink, i) => box(0, step * (i + 1), width, height - step * (i + 1), ink)).join("")
  );
}

export function sun(x: number, y: number, r: number, ink: Ink, ring: Ink, rings = 3): string {
  const halo = Array.from(
    { length: rings },
    (_, i) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (1.28 + i * 0.3))}" fill="none" stroke="${mix(ink, ring, 0.35 + i * 0.2)}" stroke-width="2"/>`,
  );
  return halo.join("") + circle(x, y, r, ink);
}

/** Denser towards the top. */
export function stars(seed: string, width: number, depth: number, ink: Ink, count = 70): string {
  const random = seeded(seed);
  const dots = (size: number, many: number) =>
    stroke(
      Array.from(
        { length: many },
        () => `M${Math.round(random(0, width))} ${Math.round(depth * random() ** 1.6)}h0`,
      ).join(""),
      ink,
      size,
      'opacity=".8"',
    );
  return dots(2.6, count) + dots(4.4, Math.round(count / 6));
}
