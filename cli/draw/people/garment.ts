import { type Ink, mix, palette } from "../palette.ts";
import { shape, stroke } from "../svg.ts";
import type { View } from "./hair.ts";

export type Garment = "shirt" | "kurta" | "jacket" | "coat" | "sari" | "apron" | "shawl";

const BODY = {
  side: "M-12-228C-40-216-54-190-51-150C-49-100-44-60-48 18L46 18C46-60 51-100 49-148C47-190 32-216 12-228Z",
  front: "M-20-228C-46-214-80-212-87-180L-66-80L-68 16Q0 32 68 16L66-80L87-180C80-212 46-214 20-228Z",
};
const PUFFY = {
  side: "M-14-230C-48-220-62-190-60-150C-60-100-60-60-58 14Q0 34 58 14C60-60 62-100 58-150C56-190 36-220 14-230Z",
  front: "M-22-232C-52-220-88-214-95-178C-84-120-80-60-78 14Q0 36 78 14C80-60 84-120 95-178C88-214 52-220 22-232Z",
};
const SKIRT = {
  kurta: {
    side: "M-50-40C-54 40-62 110-66 150Q0 164 58 150C54 100 50 40 47-40Z",
    front: "M-66-60C-70 40-84 110-88 150Q0 168 88 150C84 110 70 40 66-60Z",
  },
  long: {
    side: "M-50-30C-58 100-64 240-70 336Q0 350 66 336C60 240 52 100 47-30Z",
    front: "M-67-40C-76 100-84 240-88 336Q0 352 88 336C84 240 76 100 67-40Z",
  },
};

/** What hangs below the waist of a standing figure, over the legs. */
export function skirt(garment: Garment, view: View, ink: Ink): string {
  const side = view === "side" ? "side" : "front";
  if (garment === "kurta" || garment === "coat") return shape(SKIRT.kurta[side], ink);
  if (garment === "sari")
    return (
      shape(SKIRT.long[side], ink) +
      stroke(
        side === "front" ? "M-6 40L-14 330M18 40L20 332M-30 60L-46 326" : "M6 40L14 330M-14 60L-24 330",
        mix(ink, palette.ink, 0.22),
        4,
      )
    );
  return "";
}

/** The upper garment, drawn round the hip at the origin. */
export function torso(garment: Garment, view: View, ink: Ink, trim: Ink): string {
  const side = view === "side" ? "side" : "front";
  const shade = mix(ink, palette.ink, 0.28);
  const body = shape(garment === "jacket" ? PUFFY[side] : BODY[side], ink);
  const bands =
    side === "front" ? "M-84-120Q0-104 84-120M-78-60Q0-44 78-60" : "M-58-120Q0-106 58-120M-58-60Q0-46 58-60";
  switch (garment) {
    case "jacket":
      return (
        body +
        stroke(bands, shade, 4) +
        (view === "front" ? stroke("M0-226V20", shade, 4) : "") +
        stroke(side === "front" ? "M-20-228Q0-218 20-228" : "M-12-228Q4-222 14-226", trim, 13)
      );
    case "coat":
      return body + (view === "front" ? stroke("M-14-226L0-150L14-226M0-150V20", shade, 5) : "");
    case "kurta":
      return body + (view === "front" ? stroke("M0-222V-140", trim, 7) : "");
    case "sari":
      return (
        body +
        shape(
          side === "front"
            ? "M30-222L86-196C40-140-20-60-70 20L-68-60C-30-120 10-170 30-222Z"
            : "M-22-224L20-224C44-180 40-60 30 20L-6 20C10-60 4-160-22-224Z",
          trim,
        )
      );
    case "apron":
      if (view === "away") return body + stroke("M-62-70H62M0-70L-16-20M0-70L14-24", trim, 9);
      return (
        body +
        shape(
          side === "front"
            ? "M-36-170H36L44-90L62-80L66 130Q0 140-66 130L-62-80L-44-90Z"
            : "M4-170L46-166L48-60L56 120L0 128L-30-70Z",
          trim,
        )
      );
    case "shawl":
      return (
        body +
        shape(
          side === "front"
            ? "M-22-232C-60-218-92-206-98-160C-96-120-92-80-84-56C-50-90-16-130 0-168C16-130 50-90 84-56C92-80 96-120 98-160C92-206 60-218 22-232Q0-214-22-232Z"
            : "M-14-232C-54-218-66-180-62-60C-20-40 30-60 52-90C56-150 44-212 14-230Z",
          trim,
        )
      );
    case "shirt":
      return body + (view === "front" ? stroke("M-16-228L0-204L16-228", shade, 5) : "");
  }
}
