import { type Ink, mix, palette } from "../palette.ts";
import { circle, ellipse, group, n, shape, stroke } from "../svg.ts";

export type LongHair =
  | "bun"
  | "highbun"
  | "lowbun"
  | "plait"
  | "plaits"
  | "sideplait"
  | "loose"
  | "straight"
  | "waves"
  | "bob"
  | "ponytail";

const CENTRE =
  "M-122 14C-140-50-142-120-116-166C-88-214-42-228 0-228C42-228 88-214 116-166C142-120 140-50 122 14C116-30 114-70 100-96C66-104 24-138 0-176C-24-138-66-104-100-96C-114-70-116-30-122 14Z";
const SIDE =
  "M-122 16C-142-50-146-124-116-172C-86-218-36-232 10-230C60-228 104-206 124-160C142-116 140-50 122 16C118-30 114-60 104-84C92-112 76-140 56-160C20-114-50-92-100-90C-114-66-118-30-122 16Z";
const TIGHT =
  "M-121-4C-136-60-134-130-108-168C-80-208-40-222 0-222C40-222 80-208 108-168C134-130 136-60 121-4C117-56 112-92 94-118C64-152-64-152-94-118C-112-92-117-56-121-4Z";

/** Hair that lies behind neck and shoulders. */
export function longHairBehind(kind: LongHair, ink: Ink): string {
  const light = mix(ink, palette.paperDeep, 0.16);
  switch (kind) {
    case "bun":
      return circle(34, -214, 66, ink) + stroke("M-10-236Q36-270 82-230", light, 6);
    case "highbun":
      return ellipse(0, -258, 78, 66, ink) + stroke("M-50-270Q0-310 50-270M-56-246Q0-280 56-246", light, 6);
    case "lowbun":
      return circle(112, 118, 62, ink) + stroke("M84 96Q114 70 148 96M82 128Q116 104 154 124", light, 6);
    case "loose":
      return shape(
        "M-118-120C-168-20-150 120-184 250C-200 320-170 380-120 400H150C190 360 196 300 178 240C150 120 168-20 118-120Z",
        ink,
      );
    case "straight":
      return shape("M-124-110C-152 60-150 240-152 420H152C150 240 152 60 124-110Z", ink);
    case "waves":
      return shape(
        "M-118-130C-176-90-146-20-170 20C-196 66-156 100-180 150C-210 210-166 230-186 290C-200 350-150 380-110 390H120C170 370 200 340 184 286C166 230 210 200 180 148C156 100 196 60 170 18C146-20 176-90 118-130Z",
        ink,
      );
    case "bob":
      return shape(
        "M-124-110C-162-40-160 60-166 130C-168 168-130 178-96 170H96C130 178 168 168 166 130C160 60 162-40 124-110Z",
        ink,
      );
    case "ponytail":
      return shape(
        "M70-190C170-220 196-120 180-20C170 60 196 120 168 206C150 170 126 120 130 50C132-20 130-100 70-150Z",
        ink,
      );
    default:
      return "";
  }
}

/** Hair over the head. */
export function longHairOver(kind: LongHair, ink: Ink, streak?: Ink): string {
  const light = mix(ink, palette.paperDeep, 0.18);
  const partLines = stroke("M0-176V-222M-30-146C-60-130-94-124-110-104M30-146C60-130 94-124 110-104", light, 4.5);
  switch (kind) {
    case "bun":
      return (
        shape(CENTRE, ink) +
        (streak
          ? shape(
              "M4-222C30-216 60-190 86-150C104-124 116-90 120-40C112-70 108-86 100-96C72-106 30-134 6-168C0-186 0-206 4-222Z",
              streak,
            )
          : partLines)
      );
    case "loose":
    case "sideplait":
      return shape(SIDE, ink) + stroke("M56-160C60-186 50-208 34-220M20-142C-20-116-70-108-110-112", light, 5);
    case "waves":
      return (
        shape(SIDE, ink) +
        shape("M-120-20C-142 20-126 60-140 96C-112 70-108 20-114-20Z", ink) +
        stroke("M56-160C66-186 60-204 50-214M10-136C-30-108-70-112-104-106", light, 5)
      );
    case "bob":
      return "";
    case "highbun":
    case "ponytail":
      return (
        shape(TIGHT, ink) +
        stroke("M-74-134C-66-176-36-202-14-212M74-134C66-176 36-202 14-212M-26-146L-10-212M28-146L12-212", light, 4.5)
      );
    case "straight":
      return (
        shape(CENTRE, ink) +
        shape("M-124-30C-134 60-132 130-146 250C-110 240-98 120-108 60C-114 20-118-10-114-50Z", ink) +
        shape("M124-30C134 60 132 130 146 250C110 240 98 120 108 60C114 20 118-10 114-50Z", ink) +
        partLines
      );
    default:
      return shape(CENTRE, ink) + partLines;
  }
}

/** Plaits that fall over the clothes. */
export function longHairInFront(kind: LongHair, ink: Ink, tie: Ink): string {
  if (kind === "plait") return braid(128, 92, 30, 9, ink, tie, 1);
  if (kind === "sideplait") return braid(-126, 92, 28, 8, ink, tie, -1);
  if (kind === "plaits") return braid(-122, 90, 23, 10, ink, tie, -1) + braid(122, 90, 23, 10, ink, tie, 1);
  return "";
}

function braid(x: number, y: number, r: number, links: number, ink: Ink, tie: Ink, way: number): string {
  const id = way > 0 ? "right" : "left";
  const at = (i: number) => ({ cx: x + way * 14 * Math.sin(i / 2.4), cy: y + i * r * 1.16, size: r * (1 - i * 0.035) });
  const link =
    shape("M0 32C-26 24-38 0-30-22C-14-26 14-26 30-22C38 0 26 24 0 32Z", ink) +
    stroke("M-26-16Q-10-6 0 14Q10-6 26-16", mix(ink, palette.paperDeep, 0.2), 4.5);
  const start = shape(
    `M${x - way * 10}-40C${x + way * 26} 0 ${x + way * 30} 60 ${x + way * 26} ${y + 20}L${x - way * 22} ${y + 20}C${x - way * 14} 60 ${x - way * 20} 20 ${x - way * 10}-40Z`,
    ink,
  );
  const chain = Array.from({ length: links }, (_, i) => {
    const { cx, cy, size } = at(i);
    return `<use href="#${id}" transform="translate(${n(cx)} ${n(cy)}) scale(${(size / 30).toFixed(2)})"/>`;
  });
  const { cx, cy, size } = at(links);
  const tail = group(
    `translate(${n(cx)} ${n(cy - size * 0.3)})`,
    shape("M-12 8C-20 40-14 56 0 72C14 56 20 40 12 8Z", ink),
    shape("M-14-10H14V12H-14Z", tie),
  );
  return `${start}<defs><g id="${id}">${link}</g></defs>${chain.join("")}${tail}`;
}
