/**
 * The land of the hero on phones, computed once. The four words rest on one slope, so the numbers here and the places
 * in hero.module.css belong together: both are parts of the same box, stretched with it.
 */
import { hills, land, line, slope, sum } from "../../../ui/land/ridge";

/** The box of the phone's composition is the four words themselves, lowest word first. */
const BOX = { width: 1000, height: 1000 };
/** Far below: the words after the scene stand on this land. */
const GROUND = 9000;
const stairs = slope([
  [-1500, 1180],
  [-300, 1090],
  [360, 1060],
  [620, 800],
  [840, 545],
  [985, 290],
  [1180, 140],
  [1700, 300],
  [2600, 500],
]);
const narrowCrest = sum(
  stairs,
  hills([
    { height: 22, length: 97, phase: 0.4 },
    { height: 12, length: 41, phase: 1 },
  ]),
);
const narrowFar = sum(
  slope([
    [-1500, 600],
    [0, 720],
    [500, 760],
    [1000, 500],
    [2600, 300],
  ]),
  hills([
    { height: 170, length: 610, phase: 2.5 },
    { height: 70, length: 233, phase: 0.3 },
    { height: 22, length: 83, phase: 1.2 },
  ]),
);
const narrowMiddle = sum(
  slope([
    [-1500, 1260],
    [0, 1210],
    [500, 1150],
    [1000, 800],
    [1400, 640],
    [2600, 900],
  ]),
  hills([
    { height: 60, length: 330, phase: 0.2 },
    { height: 24, length: 121, phase: 2.2 },
  ]),
);
const narrowNear = sum(
  slope([
    [-1500, 1330],
    [300, 1330],
    [1000, 1180],
    [1400, 1120],
    [2600, 1280],
  ]),
  hills([
    { height: 60, length: 410, phase: 1 },
    { height: 20, length: 133, phase: 0.2 },
  ]),
);

export const narrow = {
  box: BOX,
  sun: "M140 330h0",
  far: land(narrowFar, -320, 1360, 16, GROUND),
  crest: land(narrowCrest, -320, 1360, 14, GROUND),
  middle: land(narrowMiddle, -320, 1360, 16, GROUND),
  near: land(narrowNear, -320, 1360, 16, GROUND),
  trail: line((x) => stairs(x) + 55, -300, 1000, 20),
  camps: [110, 500, 730, 920].map((x) => `M${x} ${Math.round(stairs(x) + 55)}h0`).join(""),
};
