import { type Ink, palette } from "./palette.ts";
import { box, circle, group, picture, shape } from "./svg.ts";

/** Four peaks for the four words, each higher than the last; simple enough for 16 px. */
const RIDGE = "M2 56L10 43L16 50L24 34L31 43L38 24L45 35L53 11L62 56Z";
const SUN = { x: 19, y: 17, r: 7.5 };

const drawn = (ridge: Ink, sun: Ink): string => shape(RIDGE, ridge) + circle(SUN.x, SUN.y, SUN.r, sun);

export const mark = (): string => picture(64, 64, drawn(palette.ink, palette.dawn));

/** The tab icon: its ridge is light when the browser is dark. */
export const favicon = (): string =>
  picture(
    64,
    64,
    `<style>path{fill:${palette.ink}}@media (prefers-color-scheme:dark){path{fill:${palette.paperDeep}}}</style>`,
    drawn(palette.ink, palette.dawn),
  );

/** With a margin, for systems that cut corners off. */
export const tile = (): string =>
  picture(
    180,
    180,
    box(0, 0, 180, 180, palette.deodar),
    group("translate(26 24) scale(2)", drawn(palette.paper, palette.dawn)),
  );
