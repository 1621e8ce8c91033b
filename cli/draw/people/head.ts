import { type Ink, mix, palette } from "../palette.ts";
import { circle, group, shape, stroke } from "../svg.ts";
import { ear, hairBehind, hairOver, type HairStyle, type View } from "./hair.ts";

export type HeadLook = { skin: Ink; hair: Ink; style: HairStyle; trim?: Ink; glasses?: boolean; beard?: Ink };

const PROFILE =
  "M20-40C34-30 37-16 36-6L47 11C46 16 41 17 38 18C40 26 38 29 37 31C36 44 28 51 14 50C2 49-8 40-14 30C-44 28-50-18-36-38C-20-56 6-55 20-40Z";
const FACE = "M0-50C28-50 39-30 38-4C37 26 20 50 0 50C-20 50-37 26-38-4C-39-30-28-50 0-50Z";

/** A head, 100 units high, round its own centre; looking to the right in side view. */
export function head(look: HeadLook, view: View, tilt = 0): string {
  const { skin, hair, style, trim = hair } = look;
  const parts = [fallsBehind(look, view) ? "" : hairBehind(style, view, hair)];
  if (view === "side") parts.push(shape(PROFILE, skin), sideFace(look));
  if (view === "front") parts.push(ear(-38, skin), ear(38, skin), shape(FACE, skin), frontFace(look));
  if (view === "away") parts.push(ear(-42, skin), ear(42, skin));
  parts.push(hairOver(style, view, hair, trim));
  if (view === "side" && style !== "scarf") parts.push(ear(-10, mix(skin, palette.ink, 0.12)));
  return tilt ? group(`rotate(${tilt})`, ...parts) : parts.join("");
}

/** Whether hair hangs down the back, so that it belongs under the clothes of a figure seen from the front. */
export const fallsBehind = ({ style }: HeadLook, view: View): boolean => view === "front" && style !== "scarf";

function sideFace({ skin, beard, glasses }: HeadLook): string {
  const line = mix(skin, palette.ink, 0.62);
  return [
    beard
      ? shape(
          "M38 21L37 30C38 46 28 56 14 54C0 52-12 36-15 8C-9 12-6 22 2 24C10 26 22 24 26 20C30 17 35 18 38 21Z",
          beard,
        )
      : "",
    circle(25, -3, 3.4, line),
    stroke("M19-13q7-4 14-1", line, 3),
    beard ? "" : stroke("M37 31h-8", line, 3),
    glasses
      ? `<circle cx="26" cy="-2" r="11" fill="none" stroke="${palette.ink}" stroke-width="3.5"/>${stroke("M15-4L-10-6", palette.ink, 3.5)}`
      : "",
  ].join("");
}

function frontFace({ skin, beard, glasses }: HeadLook): string {
  const line = mix(skin, palette.ink, 0.62);
  return [
    beard
      ? shape("M-38 2C-38 40-20 62 0 62C20 62 38 40 38 2C32 16 26 20 16 18C6 14-6 14-16 18C-26 20-32 16-38 2Z", beard)
      : "",
    circle(-15, 0, 3.4, line) + circle(15, 0, 3.4, line),
    stroke("M-22-10q7-4 13-1M22-10q-7-4-13-1", line, 3),
    stroke("M1 4l4 12-6 1", mix(skin, palette.ink, 0.3), 3),
    stroke("M-9 29q9 5 18 0", beard ? mix(skin, palette.burans, 0.3) : line, 3),
    glasses ? lens(-15) + lens(15) + stroke("M-3 0h6", palette.ink, 3.5) : "",
  ].join("");
}

const lens = (x: number): string =>
  `<circle cx="${x}" cy="0" r="12" fill="none" stroke="${palette.ink}" stroke-width="3.5"/>`;
