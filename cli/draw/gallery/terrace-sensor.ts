import { grain } from "../land/grain.ts";
import { contours, hill, type RidgeLine, ridgeLine, track } from "../land/ridge.ts";
import { sky, sun } from "../land/sky.ts";
import { spruces } from "../land/trees.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person } from "../people/person.ts";
import { box, circle, ellipse, group, type Point, picture, shape, stroke } from "../svg.ts";

const { paper, glow, dawn, mist, sage, deodar, ink, burans, lake, blush, skinMid, skinDeep } = palette;
const width: Point = [0, 1500];

const farmer: Look = {
  skin: skinDeep,
  hair: ink,
  style: "scarf",
  garment: "sari",
  top: burans,
  drape: mix(burans, glow, 0.55),
  legs: burans,
};
const student: Look = {
  skin: skinMid,
  hair: ink,
  style: "short",
  garment: "jacket",
  top: lake,
  trim: glow,
  legs: mix(ink, lake, 0.25),
  shoes: ink,
};

/** First light on terraced fields: a mast that measures soil and weather, and two people reading it. */
export function terraceSensor(): string {
  const far = ridgeLine({ seed: "terrace far", foot: 470, rise: 300, span: 700, rough: 0.42 });
  const mid = ridgeLine({ seed: "terrace mid 2", foot: 540, rise: 210, span: 520, rough: 0.6, tilt: -40 });
  return picture(
    1500,
    1000,
    sky(1500, 1000, [glow, mix(glow, blush, 0.14), mix(glow, blush, 0.28)], 560),
    sun(1090, 300, 116, dawn, glow),
    hill(far, mix(mist, glow, 0.35), width, 1000),
    hill(mid, mist, width, 1000),
    contours(mid, mix(mist, sage, 0.55), width, { count: 6, gap: 18 }),
    terraces(),
    mast(),
    person(farmer, { hip: [930, 640], size: 62, mirrored: true, near: [76, -112], far: [50, -60] }),
    person(student, {
      hip: [432, 762],
      size: 62,
      lean: 14,
      near: [148, -150],
      far: [120, -66],
      feet: [
        [-90, 108],
        [96, 108],
      ],
    }),
    grain("terrace", 1500, 1000, deodar, { count: 220, opacity: 0.16 }),
  );
}

function terraces(): string {
  const fields = [
    mix(sage, mist, 0.3),
    mix(sage, dawn, 0.22),
    sage,
    mix(sage, deodar, 0.35),
    mix(deodar, dawn, 0.22),
    mix(deodar, sage, 0.2),
    mix(deodar, ink, 0.25),
  ];
  return fields
    .map((field, level) => {
      const line = edge(level);
      const wall = mix(field, ink, 0.34);
      const rows = [16, 30, 45].map((down) => track((x) => line(x) + down + level * 1.5, 0, 1500, 60)).join("");
      return [
        level < 2
          ? spruces(`stand ${level}`, level * 700, 420 + level * 1080, (x) => line(x) + 4, mix(field, ink, 0.4), {
              count: 16,
              tall: 52,
            })
          : "",
        hill(line, wall, width, 1000, 40),
        hill((x) => line(x) + 11 + level, field, width, 1000, 40),
        stroke(rows, mix(field, glow, 0.3), 3 + level * 0.4, `stroke-dasharray="${2 + level} ${9 + level * 2}"`),
      ].join("");
    })
    .join("");
}

function mast(): string {
  const shield = [0, 20, 40, 60, 80].map(
    (y) => ellipse(0, -300 + y, 34, 9, paper) + ellipse(0, -293 + y, 22, 5, mix(paper, ink, 0.3)),
  );
  return group(
    "translate(640 850)",
    ellipse(10, 10, 90, 14, mix(deodar, ink, 0.5)),
    stroke("M0-330L-70 8M0-330L74 8", mix(ink, paper, 0.25), 4),
    box(-7, -560, 14, 572, ink),
    stroke("M-96-560H96", ink, 7),
    stroke("M-96-560v-26M96-560v-30", ink, 5),
    [
      [-132, -590],
      [-96, -600],
      [-62, -588],
    ]
      .map(([x, y]) => circle(x!, y!, 13, burans))
      .join(""),
    stroke("M-132-590L-62-588", ink, 4),
    shape("M96-592L150-612V-580ZM96-592H62", burans),
    stroke("M60-592H104", ink, 5),
    group(
      "rotate(-24)",
      box(60, -470, 190, 104, ink, 4),
      box(66, -464, 178, 92, lake),
      stroke("M110-464v92M155-464v92M200-464v92M66-418H244", mix(lake, glow, 0.55), 3),
    ),
    ...shield,
    box(-44, -196, 88, 112, paper, 6),
    box(-44, -196, 88, 22, dawn, 6),
    circle(0, -134, 15, deodar),
    stroke("M-24-100H24", mix(paper, ink, 0.4), 5),
    stroke("M-30-640A46 46 0 0 1 30-640M-56-662A82 82 0 0 1 56-662", deodar, 6),
  );
}

const edge =
  (level: number): RidgeLine =>
  (x) =>
    520 +
    level * 78 +
    (level + 2) * 9 * Math.sin(x / 310 + level * 0.55) -
    (x - 750) * 0.075 * (1 - level * 0.09) +
    10 * Math.sin(x / 120 + level);
