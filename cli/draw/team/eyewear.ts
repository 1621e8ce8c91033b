import { type Ink, palette } from "../palette.ts";
import { box, ellipse, shape, stroke } from "../svg.ts";
import { tone } from "./tones.ts";

export type Eyewear = "oval" | "round" | "square" | "rectangle" | "small" | "wide";

/** Spectacles over the eyes; a pale lens keeps the eye readable. */
export function drawEyewear(kind: Eyewear, accent?: Ink): string {
  const rim = `stroke="${accent ?? tone(0.94)}" stroke-width="${kind === "square" || kind === "wide" ? 9 : 6.5}"`;
  const glass = `fill-opacity=".22" ${rim}`;
  const arms = stroke("M-100-14L-122-20M100-14L122-20", accent ?? tone(0.94), 7);
  const bridge = stroke("M-14-8Q0-18 14-8", accent ?? tone(0.94), 7);
  const lens = (x: number): string => {
    switch (kind) {
      case "oval":
        return ellipse(x, -4, 44, 34, palette.paper, glass);
      case "small":
        return ellipse(x, -2, 38, 30, palette.paper, glass);
      case "round":
        return ellipse(x, -4, 43, 43, palette.paper, glass);
      case "square":
        return box(x - 42, -42, 84, 74, palette.paper, 14, glass);
      case "rectangle":
        return box(x - 43, -36, 86, 58, palette.paper, 8, glass);
      case "wide":
        return shape(
          `M${x - 46}-34Q${x}-46 ${x + 46}-34Q${x + 50} 34 ${x} 36Q${x - 50} 34 ${x - 46}-34Z`,
          palette.paper,
          glass,
        );
    }
  };
  return arms + lens(-56) + lens(56) + bridge;
}
