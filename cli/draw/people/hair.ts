import { type Ink, mix } from "../palette.ts";
import { circle, ellipse, shape, stroke } from "../svg.ts";

export type View = "side" | "front" | "away";
export type HairStyle =
  | "short"
  | "curly"
  | "bun"
  | "plait"
  | "long"
  | "ponytail"
  | "bob"
  | "turban"
  | "hillcap"
  | "beanie"
  | "scarf";

const SKULL_SIDE =
  "M34-26C26-60-20-64-40-42C-56-22-54 8-40 30C-34 32-28 30-24 26C-20 16-22 4-16-4C-6-6-2-14 2-24C14-22 26-22 34-26Z";
const SKULL_FRONT = "M-41 4C-48-34-32-58 0-58C32-58 48-34 41 4C38-4 37-12 33-20C18-20-4-22-14-34C-20-24-34-20-37-8Z";
const SKULL_AWAY = "M-42-4C-46-36-30-58 0-58C30-58 46-36 42-4C42 18 34 38 20 44C8 48-8 48-20 44C-34 38-42 18-42-4Z";
const DOME_SIDE = "M40-22C36-60-14-70-40-46C-52-34-54-18-52-6C-30-14 8-24 40-22Z";
const DOME_FRONT = "M-43-10C-46-44-28-64 0-64C28-64 46-44 43-10C20-22-20-22-43-10Z";

/** What is drawn behind the head: hair that falls below it. */
export function hairBehind(style: HairStyle, view: View, ink: Ink): string {
  if (view === "away") return "";
  if (style === "long")
    return view === "side"
      ? shape("M-6-46C-56-50-58 10-54 100C-40 112-14 108-6 96C-4 60 0 20-6-46Z", ink)
      : shape("M-46-16C-54 30-56 70-48 104C-20 116 20 116 48 104C56 70 54 30 46-16Z", ink);
  if (style === "bob")
    return view === "side"
      ? shape("M-2-50C-60-50-58 30-52 50C-40 58-14 56-8 46Z", ink)
      : shape("M-48-16C-54 10-54 36-48 52C-20 60 20 60 48 52C54 36 54 10 48-16Z", ink);
  if (style === "scarf")
    return view === "side"
      ? shape("M-10-56C-64-46-56 30-62 96C-30 108 10 104 26 84C20 60 20 50 18 40Z", ink)
      : shape("M-48-14C-52 40-62 70-66 92C-30 108 30 108 66 92C62 70 52 40 48-14Z", ink);
  if (style === "bun") return view === "side" ? circle(-48, -14, 22, ink) : circle(0, -60, 22, ink);
  if (style === "ponytail")
    return view === "side"
      ? shape("M-36-36C-76-40-84 10-66 66C-58 60-50 46-50 30C-54 10-50-10-36-16Z", ink)
      : shape("M24-40C60-44 66 10 54 50C46 30 40 0 24-20Z", ink);
  return "";
}

/** Hair or headwear over the head; `trim` is the band of a cap or the fold of a scarf. */
export function hairOver(style: HairStyle, view: View, ink: Ink, trim: Ink): string {
  const skull = view === "side" ? SKULL_SIDE : view === "front" ? SKULL_FRONT : SKULL_AWAY;
  const side = view === "side";
  if (style === "turban") return turban(view, trim);
  if (style === "hillcap") return cap(view, shape(skull, ink), trim, mix(trim, "#fcfaf4", 0.45));
  if (style === "beanie") return shape(skull, ink) + beanie(view, trim);
  if (style === "scarf") return scarf(view, ink);
  if (style === "curly") {
    const curls = side
      ? [
          [-40, 6],
          [-46, -18],
          [-34, -40],
          [-10, -52],
          [14, -48],
          [28, -36],
          [-30, 22],
        ]
      : [
          [-38, -14],
          [-34, -36],
          [-14, -52],
          [12, -54],
          [34, -38],
          [40, -14],
        ];
    return shape(skull, ink) + curls.map(([x, y]) => circle(x!, y!, 16, ink)).join("");
  }
  if (style === "plait") {
    const fall = side
      ? "M-40 10C-58 40-50 70-46 118"
      : view === "front"
        ? "M34 10C52 40 48 70 44 112"
        : "M0 20C4 60-4 90 0 130";
    return shape(skull, ink) + stroke(fall, ink, 20) + weave(fall, mix(ink, "#fcfaf4", 0.25));
  }
  if (view === "away") {
    if (style === "bun")
      return shape(skull, ink) + circle(0, -26, 27, mix(ink, "#fcfaf4", 0.1)) + circle(0, -30, 24, ink);
    if (style === "long")
      return shape(
        "M-42-6C-46-40-30-58 0-58C30-58 46-40 42-6C50 40 50 80 46 110C20 122-20 122-46 110C-50 80-50 40-42-6Z",
        ink,
      );
    if (style === "bob")
      return shape(
        "M-44-6C-48-40-30-58 0-58C30-58 48-40 44-6C52 20 52 40 48 54C20 64-20 64-48 54C-52 40-52 20-44-6Z",
        ink,
      );
    if (style === "ponytail")
      return (
        shape(skull, ink) +
        shape("M-12-22C-22 20-18 80 0 112C18 80 22 20 12-22Z", mix(ink, "#fcfaf4", 0.08)) +
        stroke("M-10-22H10", trim, 9)
      );
  }
  return shape(skull, ink);
}

const weave = (fall: string, ink: Ink): string =>
  `<path d="${fall}" fill="none" stroke="${ink}" stroke-width="18" stroke-dasharray="3 14"/>`;

function turban(view: View, ink: Ink): string {
  const fold = mix(ink, "#11241c", 0.3);
  if (view === "side")
    return (
      shape("M42-20C48-54 18-84-16-78C-52-72-62-30-50 4C-38 8-28 0-22-8C-2-18 20-20 42-20Z", ink) +
      stroke("M38-30C10-36-20-30-44-8M34-46C6-56-26-46-50-22", fold, 4)
    );
  if (view === "away")
    return (
      shape("M-42-10C-42 18-30 40-16 46H16C30 40 42 18 42-10Z", "#11241c") +
      shape("M-50-2C-60-50-34-82 0-82C34-82 60-50 50-2C20 16-20 16-50-2Z", ink) +
      stroke("M-46-20C-10-4 20-6 46-24M-44-40C-10-20 20-26 42-46", fold, 4)
    );
  return (
    shape("M-48-8C-60-50-32-82 0-82C32-82 60-50 48-8C36-18 16-24 0-42C-16-24-36-18-48-8Z", ink) +
    stroke("M0-42C-8-58-22-68-34-66M0-42C10-58 22-66 36-62M0-42V-60", fold, 4)
  );
}

function cap(view: View, hair: string, ink: Ink, band: Ink): string {
  if (view === "side")
    return (
      hair +
      shape("M40-30L34-70C10-82-24-80-46-62L-50-22C-20-34 14-36 40-30Z", ink) +
      shape("M42-24L38-50C14-58-6-54-18-46L-16-26C4-32 24-32 42-24Z", band)
    );
  if (view === "away") return hair + shape("M-46-20L-40-68C-18-80 18-80 40-68L46-20C20-30-20-30-46-20Z", ink);
  return (
    hair +
    shape("M-46-18L-38-68C-18-80 18-80 38-68L46-18C20-28-20-28-46-18Z", ink) +
    shape("M-30-22L-26-52C-8-58 8-58 26-52L30-22C10-26-10-26-30-22Z", band)
  );
}

function beanie(view: View, ink: Ink): string {
  const fold = mix(ink, "#fcfaf4", 0.3);
  if (view === "side")
    return shape(DOME_SIDE, ink) + stroke("M38-22C8-26-26-18-48-8", fold, 15) + circle(-8, -70, 11, fold);
  return shape(DOME_FRONT, ink) + stroke("M-40-14C-18-24 18-24 40-14", fold, 15) + circle(0, -70, 11, fold);
}

function scarf(view: View, ink: Ink): string {
  if (view === "side")
    return shape("M30-34C20-66-30-66-46-34C-60 0-50 50-48 74C-20 70 10 74 22 58C14 46 2 38-2 20C-2 0 8-20 30-34Z", ink);
  if (view === "away")
    return shape(
      "M-46-6C-50-44-30-62 0-62C30-62 50-44 46-6C48 30 58 60 64 80C30 96-30 96-64 80C-58 60-48 30-46-6Z",
      ink,
    );
  return shape(
    "M-46 4C-52-42-30-62 0-62C30-62 52-42 46 4C44 40 30 58 44 80C20 90-20 90-44 80C-30 58-44 40-46 4ZM0-40C-22-40-34-24-33 2C-32 28-18 48 0 50C18 48 32 28 33 2C34-24 22-40 0-40Z",
    ink,
    'fill-rule="evenodd"',
  );
}

/** A round ear, for views in which the hair leaves it free. */
export const ear = (x: number, skin: Ink): string => ellipse(x, 4, 7, 11, skin);
