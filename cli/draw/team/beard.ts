import type { Ink } from "../palette.ts";
import { mix, palette } from "../palette.ts";
import { shape, stroke } from "../svg.ts";
import { shaded } from "./tones.ts";

export type Beard = "stubble" | "short" | "trimmed" | "full" | "moustache" | "handlebar" | "white";

const MOUSTACHE = "M0 82C-18 74-46 82-58 106C-40 112-16 106 0 98C16 106 40 112 58 106C46 82 18 74 0 82Z";

/** Facial hair over the lower face, with the mouth left free. */
export function drawBeard(kind: Beard, hair: Ink, skin: Ink): string {
  const lip = stroke("M-28 109Q0 117 28 109", mix(shaded(skin, 0.3), palette.burans, 0.16), 7);
  switch (kind) {
    case "stubble":
      return shape(
        "M-118 30C-116 96-84 170 0 172C84 170 116 96 118 30C108 66 92 84 62 84C34 84 24 74 0 74C-24 74-34 84-62 84C-92 84-108 66-118 30ZM-40 104C-20 116 20 116 40 104C22 126-22 126-40 104Z",
        hair,
        'opacity=".24" fill-rule="evenodd"',
      );
    case "short":
      return (
        shape(
          "M-122 4C-124 100-88 178 0 180C88 178 124 100 122 4C114 54 104 84 70 90C40 78 22 80 0 84C-22 80-40 78-70 90C-104 84-114 54-122 4ZM-42 104C-20 98 20 98 42 104C24 126-24 126-42 104Z",
          hair,
          'fill-rule="evenodd"',
        ) + lip
      );
    case "trimmed":
      return (
        shape(
          "M-119 24C-118 104-80 176 0 178C80 176 118 104 119 24C110 88 92 116 58 132C34 142-34 142-58 132C-92 116-110 88-119 24Z",
          hair,
        ) +
        shape(MOUSTACHE, hair) +
        shape("M-14 128H14L10 146H-10Z", hair)
      );
    case "full":
      return (
        shape(
          "M-124-6C-138 120-104 262 0 284C104 262 138 120 124-6C114 50 104 84 72 90C40 76 22 78 0 82C-22 78-40 76-72 90C-104 84-114 50-124-6ZM-40 106C-20 100 20 100 40 106C22 124-22 124-40 106Z",
          hair,
          'fill-rule="evenodd"',
        ) +
        lip +
        stroke(
          "M-70 150Q-56 210-22 246M70 150Q56 210 22 246M-20 160Q-14 210-4 250M24 160Q20 200 12 226",
          mix(hair, palette.ink, 0.22),
          5,
        )
      );
    case "white":
      return (
        shape(
          "M-120 20C-122 108-84 192 0 196C84 192 122 108 120 20C110 80 96 100 66 104C40 82 20 84 0 86C-20 84-40 82-66 104C-96 100-110 80-120 20ZM-38 108C-18 102 18 102 38 108C22 124-22 124-38 108Z",
          hair,
          'fill-rule="evenodd"',
        ) +
        lip +
        stroke("M-50 150Q-42 170-26 180M50 150Q42 170 26 180M0 152V182", mix(hair, palette.ink, 0.2), 4)
      );
    case "moustache":
      return shape(MOUSTACHE, hair);
    case "handlebar":
      return shape(
        "M0 80C-22 68-54 78-66 100C-70 110-82 112-90 102C-90 124-62 128-44 116C-26 106-12 104 0 98C12 104 26 106 44 116C62 128 90 124 90 102C82 112 70 110 66 100C54 78 22 68 0 80Z",
        hair,
      );
  }
}
