/**
 * The hills of the hero on wide screens. These numbers and the positions of the markers in hero.module.css belong
 * together: each word has its marker on the trail.
 */
import { land, line, ridge, slope, type Profile } from "../../ui/land/ridge";

/** The land extends far beyond this box, for very wide screens. */
const BOX = { width: 1600, height: 900 };
const [WEST, EAST] = [-1600, 3200];

/** Level at the four markers; from the last one, the summit, it descends. */
const TRAIL = `${WEST},690 -560,752 -60,742 290,680 640,575 1020,450 1330,300 1430,318 1500,336 1640,420 1900,470 2300,440 ${EAST},560`;
const trail = slope(TRAIL);
const rough = ridge("0,0 9,0", "6,131,0.4 4,59,1.1 2,23,0.2");
/** Ends behind the second word, so that no word is half on it and half on the sky. */
const far = ridge(`${WEST},470 -200,480 100,455 420,470 690,464 960,660 ${EAST},900`, "30,230,0.9 11,83,0.3 5,31,1.4");
const middle = ridge(
  `${WEST},900 -200,850 300,830 760,770 1100,690 1420,560 1700,610 ${EAST},700`,
  "52,420,2.2 24,171,0.8 9,53,0.1",
);
const near = ridge(`${WEST},950 0,900 500,905 1000,860 1500,800 2000,840 ${EAST},900`, "44,520,0.6 18,143,2 7,41,0.5");

export const wide = {
  box: BOX,
  sun: "M1494 272h0",
  far: land(far, WEST, EAST, 10, 900),
  crest: land((x) => trail(x) - 12 + rough(x), WEST, EAST, 8, 900),
  middle: land(middle, WEST, EAST, 10, 900),
  contours: contours(middle, { from: WEST, to: EAST, step: 24, gap: 20, count: 7 }),
  near: land(near, WEST, EAST, 16, 900),
  trees: trees(near, [40, 64, 82, 118, 236, 252, 470, 492, 508, 640, 820, 838, 1046, 1062, 1085, 1108]),
  trail: line(trail, WEST, 1330, 10),
};

/** Contour lines under a ridge, smoother further down. */
function contours(
  profile: Profile,
  { from, to, step, gap, count }: { from: number; to: number; step: number; gap: number; count: number },
): string {
  const rows = Array.from({ length: count }, (_, row) =>
    line((x) => profile(x) * (1 - row * 0.02) + gap * (row + 1) * (1 + row * 0.12), from, to, step),
  );
  return rows.join("");
}

/** Trees of two heights on a ridge. */
function trees(profile: Profile, places: number[]): string {
  return places
    .map(
      (x, index) =>
        `M${x} ${Math.round(profile(x)) + 6}${index % 3 === 1 ? "h-7l5-11h-3l5-11h-2l5-13 5 13h-2l5 11h-3l5 11h-7z" : "h-9l6-15h-4l6-15h-2l6-19 6 19h-2l6 15h-4l6 15h-9z"}`,
    )
    .join("");
}
