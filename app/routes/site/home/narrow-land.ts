/**
 * The land of the hero on phones, computed once. The four words rest on one slope, so the numbers here and the places
 * in hero.module.css belong together: both are parts of the same box, stretched with it.
 */
import { land, line, ridge, slope } from "../../../ui/land/ridge";

/** The box of the phone's composition is the four words themselves, lowest word first. */
const BOX = { width: 1000, height: 1000 };
/** Far below: the words after the scene stand on this land. */
const GROUND = 9000;
const CLIMB = "-1500,1180 -300,1090 360,1060 620,800 840,545 985,290 1180,140 1700,300 2600,500";
const stairs = slope(CLIMB);
const crest = ridge(CLIMB, "22,97,0.4 12,41,1");
const far = ridge("-1500,600 0,720 500,760 1000,500 2600,300", "170,610,2.5 70,233,0.3 22,83,1.2");
const middle = ridge("-1500,1260 0,1210 500,1150 1000,800 1400,640 2600,900", "60,330,0.2 24,121,2.2");
const near = ridge("-1500,1330 300,1330 1000,1180 1400,1120 2600,1280", "60,410,1 20,133,0.2");

export const narrow = {
  box: BOX,
  sun: "M140 330h0",
  far: land(far, -320, 1360, 16, GROUND),
  crest: land(crest, -320, 1360, 14, GROUND),
  middle: land(middle, -320, 1360, 16, GROUND),
  near: land(near, -320, 1360, 16, GROUND),
  trail: line((x) => stairs(x) + 55, -300, 1000, 20),
  camps: [110, 500, 730, 920].map((x) => `M${x} ${Math.round(stairs(x) + 55)}h0`).join(""),
};
