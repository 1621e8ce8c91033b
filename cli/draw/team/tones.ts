import { type Ink, mix, palette } from "../palette.ts";

/** Inks of hair, glasses and outlines: 0 is the paper, 1 the ink. */
export const tone = (share: number): Ink => mix(palette.paperDeep, palette.ink, share);

/** Inks of clothes: from the paper over the green of the deodars to the ink. */
export const clothTone = (share: number): Ink =>
  share < 0.5
    ? mix(palette.paper, palette.sage, share * 2)
    : mix(mix(palette.sage, palette.deodar, 0.6), palette.ink, share * 2 - 1);

/** Skin from light (0.1) over the middle (0.25) to deep (0.45). */
export const skinTone = (share: number): Ink =>
  share < 0.25
    ? mix(palette.skinLight, palette.skinMid, (share - 0.1) / 0.15)
    : mix(palette.skinMid, palette.skinDeep, (share - 0.25) / 0.2);

/** The same ink in shade. */
export const shaded = (ink: Ink, share = 0.16): Ink => mix(ink, palette.ink, share);
