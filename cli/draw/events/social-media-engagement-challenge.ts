import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { limb } from "../people/limb.ts";
import { person, standing } from "../people/person.ts";
import { box, circle, frame, group, type Point, picture, shape, stroke, window } from "../svg.ts";

const { paper, ice, lake, dusk, mist, ink, dawn, glow, burans, blush, deodar, sage, skinMid, skinLight, skinDeep } =
  palette;
const width: Point = [0, 1500];
const HEART = "M0 34C-52-2-40-42-16-42C-6-42 0-34 0-28C0-34 6-42 16-42C40-42 52-2 0 34Z";

/** A blue noon; only the picture in the phone has the colours of dawn, and the answers fly out of it. */
export function socialMediaEngagementChallenge(): string {
  const far = ridgeLine({ seed: "social far", foot: 620, rise: 330, span: 620, rough: 0.5 });
  const mid = ridgeLine({ seed: "social mid", foot: 790, rise: 240, span: 520, rough: 0.5 });
  const near = ridgeLine({ seed: "social near", foot: 930, rise: 150, span: 640, rough: 0.4 });
  return picture(
    1500,
    1000,
    box(0, 0, 1500, 1000, mix(ice, paper, 0.45)),
    hill(far, mix(ice, lake, 0.2), width, 1000),
    hill(mid, mix(ice, lake, 0.6), width, 1000),
    contours(mid, mix(ice, lake, 0.35), width, { count: 8, gap: 18 }),
    hill(near, mix(lake, dusk, 0.45), width, 1000),
    contours(near, mix(lake, ice, 0.25), width, { count: 5, gap: 18 }),
    group("rotate(7 760 500)", palm(), phone(), fingers()),
    answers(),
    grain("social", 1500, 1000, dusk, { count: 220, opacity: 0.14 }),
  );
}

function phone(): string {
  const back = ridgeLine({ seed: "phone back", foot: 560, rise: 170, span: 220, rough: 0.5 });
  const front = ridgeLine({ seed: "phone front", foot: 650, rise: 110, span: 260, rough: 0.4 });
  const friends = [
    person(
      { skin: skinDeep, hair: ink, style: "curly", garment: "shirt", top: deodar, legs: ink },
      { hip: standing(634, 810, 42), size: 42, view: "front", far: [-120, -380], near: [80, 24], elbows: [1, -1] },
    ),
    person(
      { skin: skinLight, hair: ink, style: "plait", garment: "kurta", top: burans, trim: glow, legs: paper },
      { hip: standing(738, 822, 42), size: 42, view: "front" },
    ),
    person(
      { skin: skinMid, hair: ink, style: "hillcap", trim: deodar, garment: "coat", top: paper, legs: ink },
      { hip: standing(836, 810, 42), size: 42, view: "front" },
    ),
  ];
  return [
    box(542, 78, 440, 850, ink, 52),
    window(
      "screen",
      `${frame(564, 104, 396, 798)}`,
      box(564, 104, 396, 798, glow),
      circle(800, 380, 96, dawn),
      hill(back, mix(blush, burans, 0.25), [564, 960], 910),
      contours(back, mix(blush, burans, 0.5), [564, 960], { count: 6, gap: 15 }),
      hill(front, mix(sage, deodar, 0.35), [564, 960], 910),
      ...friends,
      box(564, 820, 396, 90, paper),
      box(564, 104, 396, 86, paper),
    ),
    box(700, 116, 124, 18, ink, 9),
    circle(606, 160, 18, lake),
    box(636, 150, 130, 12, ink, 6),
    box(636, 168, 84, 8, mix(ink, paper, 0.6), 4),
    group("translate(610 860) scale(.56)", shape(HEART, burans)),
    stroke("M664 846h44a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10h-22l-14 12v-12a10 10 0 0 1-10-10v-12", ink, 6),
    stroke("M760 882l40-34-12 42-12-12Z", ink, 6),
    box(880, 846, 46, 32, "none", 6, `stroke="${ink}" stroke-width="6"`),
  ].join("");
}

const sleeve = mix(burans, ink, 0.1);
const palm = (): string =>
  shape(
    "M600 1200L640 900C560 820 560 700 640 640L960 620C1020 700 1030 820 960 920L960 1200Z",
    mix(skinMid, ink, 0.14),
  ) +
  shape("M560 1240L600 985Q800 1030 1000 985L1020 1240Z", sleeve) +
  stroke("M604 992Q800 1036 998 992", mix(sleeve, ink, 0.35), 12);

function fingers(): string {
  const wrap = (y: number, inward: number) =>
    shape(
      limb(
        [
          [500, y + 18],
          [528, y],
          [528 + inward, y - 6],
        ],
        [30, 32, 24],
      ),
      skinMid,
    );
  const thumb =
    shape(
      limb(
        [
          [1004, 800],
          [1000, 690],
          [930, 600],
        ],
        [50, 40, 28],
      ),
      skinMid,
    ) +
    shape(
      "M922 576C908 584 902 602 912 616C924 616 938 606 944 594C940 582 932 576 922 576Z",
      mix(skinMid, paper, 0.4),
    );
  return wrap(560, 40) + wrap(634, 46) + wrap(708, 42) + wrap(778, 30) + thumb;
}

function answers(): string {
  const smile = stroke("M24-26v0M64-26v0M18-6q26 26 52 0", ink, 9);
  return [
    bubble(150, 260, 190, paper, stroke("M4-26H180M4 6H120", mix(lake, paper, 0.3), 12)),
    bubble(1190, 200, 88, dawn, smile),
    bubble(230, 560, 88, mist, stroke("M10-10l24 24 46-50", deodar, 12)),
    bubble(1210, 520, 150, paper, stroke("M4-26H140M4 6H90", mix(burans, paper, 0.3), 12)),
    heart(440, 150, 1.3, burans),
    heart(400, 420, 0.8, burans),
    heart(1110, 360, 1.7, burans),
    heart(1360, 350, 0.8, burans),
    heart(1130, 90, 0.8, burans),
    heart(120, 430, 0.9, burans),
  ].join("");
}

const heart = (x: number, y: number, size: number, fill: Ink): string =>
  group(`translate(${x} ${y}) scale(${size})`, shape(HEART, fill));

const bubble = (x: number, y: number, wide: number, fill: Ink, marks: string): string =>
  group(
    `translate(${x} ${y})`,
    shape(
      `M0-60H${wide}Q${wide + 26}-60 ${wide + 26}-34V14Q${wide + 26} 40 ${wide} 40H44L4 76V40H0Q-26 40-26 14V-34Q-26-60 0-60Z`,
      fill,
    ),
    marks,
  );
