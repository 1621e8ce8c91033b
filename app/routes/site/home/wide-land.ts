/**
 * The land of the hero on wide screens, computed once. The four words rest on one slope, so the numbers here and the places
 * in hero.module.css belong together: both are parts of the same box, stretched with it.
 */
import { land, line, ridge, slope, type Profile } from "../../../ui/land/ridge";

/** The box of the wide composition; the land goes on far beyond it, for screens that are wider than the stage. */
const BOX = { width: 1600, height: 900 };
const [WEST, EAST] = [-1600, 3200];

const CLIMB = `${WEST},900 -500,790 -20,705 340,690 560,607 790,582 985,470 1195,434 1325,296 1440,264 1620,390 1900,460 2300,430 ${EAST},560`;
const path = slope(CLIMB);
const footpath = (x: number) => path(x) + 24 + 5 * Math.sin(x / 38);
const crest = ridge(CLIMB, "13,131,0.4 9,59,1.1 5,23,0.2");
const far = ridge(
  `${WEST},520 -200,560 330,600 700,560 1150,430 1500,420 ${EAST},420`,
  "120,690,0.9 50,263,0.3 18,97,1.4 7,37,0",
);
const middle = ridge(
  `${WEST},900 -200,850 300,830 760,770 1100,690 1420,560 1700,610 ${EAST},700`,
  "52,420,2.2 24,171,0.8 9,53,0.1",
);
const near = ridge(`${WEST},950 0,900 500,905 1000,860 1500,800 2000,840 ${EAST},900`, "44,520,0.6 18,143,2 7,41,0.5");

export const wide = {
  box: BOX,
  sun: "M1500 326h0",
  far: land(far, WEST, EAST, 10, 900),
  crest: land(crest, WEST, EAST, 8, 900),
  middle: land(middle, WEST, EAST, 10, 900),
  contours: contours(middle, { from: WEST, to: EAST, step: 40, gap: 20, count: 7 }),
  near: land(near, WEST, EAST, 16, 900),
  trees: trees(near, [40, 64, 82, 118, 236, 252, 470, 492, 508, 640, 820, 838, 1046, 1062, 1085, 1108]),
  trail: line(footpath, WEST, 1376, 16),
  camps: [216, 660, 1082, 1380].map((x) => `M${x} ${Math.round(footpath(x))}h0`).join(""),
};

/** Thin lines under a ridge, calmer the further down they are. */
function contours(
  profile: Profile,
  { from, to, step, gap, count }: { from: number; to: number; step: number; gap: number; count: number },
): string {
  const rows = Array.from({ length: count }, (_, row) =>
    line((x) => profile(x) * (1 - row * 0.02) + gap * (row + 1) * (1 + row * 0.12), from, to, step),
  );
  return rows.join("");
}

/** Deodars on a ridge, of two heights. */
function trees(profile: Profile, places: number[]): string {
  return places
    .map(
      (x, index) =>
        `M${x} ${Math.round(profile(x)) + 6}${index % 3 === 1 ? "h-7l5-11h-3l5-11h-2l5-13 5 13h-2l5 11h-3l5 11h-7z" : "h-9l6-15h-4l6-15h-2l6-19 6 19h-2l6 15h-4l6 15h-9z"}`,
    )
    .join("");
}
