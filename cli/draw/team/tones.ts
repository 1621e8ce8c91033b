import { type Ink, mix, palette } from "../palette.ts";

/** The portraits' duotone: 0 is the paper, 1 the deodar ink. */
export const tone = (share: number): Ink => mix(palette.paperDeep, palette.ink, share);

/** A skin tint of the duotone with a little warmth, so that nobody looks like stone. */
export const skinTone = (share: number): Ink => mix(mix(tone(share), palette.skinMid, 0.4), palette.blush, 0.12);

/** The same ink in shade. */
export const shaded = (ink: Ink, share = 0.16): Ink => mix(ink, palette.ink, share);
