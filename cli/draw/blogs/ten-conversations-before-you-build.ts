import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { sun } from "../land/sky.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { box, circle, ellipse, group, type Point, picture, shape, stroke } from "../svg.ts";

const { paper, glow, dawn, burans, blush, deodar, sage, mist, ink, earth, lake, skinMid, skinLight } = palette;
const width: Point = [0, 1600];

const seller: Look = {
  skin: skinLight,
  hair: burans,
  style: "scarf",
  garment: "shawl",
  top: deodar,
  drape: mix(dawn, burans, 0.2),
  legs: deodar,
};
const student: Look = {
  skin: skinMid,
  hair: ink,
  style: "short",
  glasses: true,
  garment: "jacket",
  top: lake,
  trim: glow,
  legs: mix(ink, lake, 0.2),
};

/** A market morning: a student who writes and does not talk, and a woman with apples and pickle who does. */
export function tenConversationsBeforeYouBuild(): string {
  const far = ridgeLine({ seed: "market far", foot: 430, rise: 280, span: 640, rough: 0.45 });
  const mid = ridgeLine({ seed: "market mid", foot: 520, rise: 190, span: 470, rough: 0.5 });
  return picture(
    1600,
    900,
    box(0, 0, 1600, 900, mix(glow, paper, 0.25)),
    sun(330, 240, 84, dawn, glow, 2),
    hill(far, mix(blush, glow, 0.45), width, 900),
    hill(mid, mix(sage, glow, 0.35), width, 900),
    contours(mid, mix(sage, deodar, 0.12), width, { count: 6, gap: 17 }),
    houses(),
    box(0, 700, 1600, 200, mix(glow, earth, 0.25)),
    stroke("M0 748H340M420 748H700M120 806H520M20 862H300M380 862H760", mix(glow, earth, 0.42), 5),
    box(742, 180, 20, 630, mix(earth, ink, 0.35)),
    box(1520, 180, 20, 630, mix(earth, ink, 0.35)),
    shelf(),
    person(seller, {
      hip: standing(1004, 822, 76),
      size: 76,
      mirrored: true,
      near: [126, -166],
      far: [110, -76],
      lean: 5,
      tilt: 4,
    }),
    person(student, { hip: standing(520, 838, 82), size: 82, near: [110, -104], far: [104, -90], lean: 4, tilt: 8 }),
    group(
      "translate(622 452) rotate(-14)",
      box(-44, -10, 88, 56, paper, 4),
      box(-44, -10, 12, 56, burans),
      stroke("M-18 4H30M-18 18H34M-18 32H16", mix(paper, ink, 0.45), 4),
    ),
    stroke("M612 470L650 424", ink, 7),
    talk(),
    stall(),
    group("translate(0 -84)", awning()),
    grain("market", 1600, 900, earth, { count: 260, opacity: 0.18 }),
  );
}

function houses(): string {
  const house = (x: number, y: number, wide: number, tall: number, wall: Ink, roof: Ink) =>
    box(x, y, wide, tall, wall) +
    shape(`M${x - 14} ${y + 4}L${x + wide / 2} ${y - wide * 0.34}L${x + wide + 14} ${y + 4}Z`, roof) +
    [0.18, 0.58].map((at) => box(x + wide * at, y + 24, wide * 0.24, 34, mix(wall, ink, 0.45), 2)).join("");
  return (
    house(20, 560, 130, 150, paper, lake) +
    house(200, 590, 150, 120, mix(blush, paper, 0.4), mix(burans, ink, 0.2)) +
    house(110, 626, 120, 90, mix(mist, paper, 0.4), mix(deodar, ink, 0.1)) +
    house(620, 600, 110, 110, mix(glow, paper, 0.4), lake)
  );
}

const talk = (): string =>
  stroke("M880 330C864 316 844 310 822 312M874 362C852 352 830 352 804 360M880 394C862 394 844 400 828 412", burans, 7);

const jar = (x: number, y: number, fill: Ink, wide = 62, tall = 84): string =>
  box(x, y - tall, wide, tall, mix(paper, mist, 0.5), 10) +
  box(x + 5, y - tall * 0.8, wide - 10, tall * 0.8 - 5, fill, 7) +
  box(x + 5, y - tall - 13, wide - 10, 17, mix(burans, ink, 0.35), 4) +
  box(x + 12, y - tall * 0.52, wide - 24, tall * 0.28, paper, 2);

const shelf = (): string =>
  box(1170, 400, 340, 14, mix(earth, ink, 0.3)) +
  [dawn, mix(earth, burans, 0.4), sage, dawn].map((fill, i) => jar(1188 + i * 80, 400, fill, 58, 76)).join("") +
  box(1170, 540, 340, 14, mix(earth, ink, 0.3)) +
  [burans, dawn, mix(deodar, dawn, 0.3), burans].map((fill, i) => jar(1188 + i * 80, 540, fill, 58, 76)).join("");

function stall(): string {
  const apples = (x: number, y: number, inks: readonly Ink[]) =>
    [
      [0, 0],
      [48, 0],
      [96, 0],
      [144, 0],
      [24, -38],
      [72, -38],
      [120, -38],
      [48, -72],
      [96, -72],
    ]
      .map(
        ([dx, dy], i) =>
          circle(x + dx!, y + dy!, 27, inks[i % inks.length]!) +
          stroke(`M${x + dx!} ${y + dy! - 22}q1-9 7-12`, ink, 3.5),
      )
      .join("");
  const crate = (x: number) =>
    box(x, 612, 268, 62, mix(earth, glow, 0.35), 3) + stroke(`M${x} 642H${x + 268}`, mix(earth, ink, 0.2), 5);
  return [
    apples(796, 606, [burans, mix(burans, dawn, 0.25), burans]),
    crate(750),
    apples(1066, 606, [mix(sage, dawn, 0.3), sage, mix(dawn, sage, 0.4)]),
    crate(1020),
    jar(1296, 674, dawn),
    jar(1372, 674, burans, 66, 96),
    jar(1452, 674, mix(deodar, dawn, 0.35)),
    box(710, 670, 850, 24, mix(earth, glow, 0.2), 3),
    box(730, 694, 810, 130, mix(burans, ink, 0.3)),
    stroke(
      "M740 800L830 740L880 776L960 722L1030 782L1110 734L1190 788L1280 730L1350 776L1430 726L1530 800",
      mix(burans, blush, 0.45),
      6,
    ),
    ellipse(1134, 832, 440, 12, mix(earth, ink, 0.2)),
  ].join("");
}

function awning(): string {
  return (
    Array.from({ length: 9 }, (_, i) =>
      shape(
        `M${770 + i * 82} 120H${852 + i * 82}L${786 + (i + 1) * 98 - 96} 262v20a49 49 0 0 1-98 0v-20Z`,
        i % 2 ? paper : burans,
      ),
    ).join("") + box(762, 108, 756, 18, mix(burans, ink, 0.35), 4)
  );
}
