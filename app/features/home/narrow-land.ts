/**
 * The hills of the hero on phones. These numbers and the positions of the words in hero.module.css belong together: the
 * trail passes each word on its way to the marker beside it.
 */
import { land, line, ridge, slope } from "../../ui/land/ridge";

/** The box of the four words: 8.93 em wide, 4.24 em high, lowest word first. */
const BOX = { width: 1000, height: 475 };
/** Far below the box: the text after the words is drawn on it too. */
const GROUND = 4500;
const TRAIL =
  "-400,560 0,520 350,496 405,416 570,377 625,297 760,258 815,178 935,136 990,59 1060,66 1180,140 1700,200 2600,300";
const trail = slope(TRAIL);
const rough = ridge("0,0 9,0", "7,61,0.4 4,23,1.1");
const far = ridge("-400,545 0,575 300,560 700,640 2600,640", "44,310,0.5 16,113,0.3 5,41,1.2");
const middle = ridge("-1500,640 0,640 380,600 700,480 1000,350 1400,310 2600,420", "34,330,0.2 13,121,2.2 5,37,0.6");
const near = ridge("-1500,690 0,680 300,684 700,610 1000,560 1400,540 2600,600", "34,410,1 12,133,0.2");

export const narrow = {
  box: BOX,
  sun: "M118 108h0",
  far: land(far, -320, 1360, 12, GROUND),
  crest: land((x) => trail(x) - 20 + rough(x), -320, 1360, 10, GROUND),
  middle: land(middle, -320, 1360, 12, GROUND),
  near: land(near, -320, 1360, 16, GROUND),
  trail: line(trail, -320, 990, 10),
};
