import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { sky, sun } from "../land/sky.ts";
import { deodar as tree, grass, spruces } from "../land/trees.ts";
import { mix, palette } from "../palette.ts";
import { seeded } from "../random.ts";
import { type Look, person } from "../people/person.ts";
import { box, ellipse, group, n, type Point, picture, shape, stroke } from "../svg.ts";

const { paper, glow, dawn, mist, sage, deodar, ink, burans, lake, earth, skinMid, skinLight } = palette;
const width: Point = [0, 1200];

const mentor: Look = {
  skin: skinLight,
  hair: "#b9bfb8",
  style: "bun",
  glasses: true,
  garment: "shawl",
  top: lake,
  drape: mix(lake, paper, 0.6),
  legs: lake,
  shoes: ink,
};
const student: Look = {
  skin: skinMid,
  hair: ink,
  style: "curly",
  garment: "shirt",
  top: burans,
  legs: mix(ink, deodar, 0.3),
  shoes: ink,
};

/** Late afternoon on a stone wall under an old deodar: a mentor, a student, two glasses of tea. */
export function mentorHour(): string {
  const far = ridgeLine({ seed: "mentor far", foot: 860, rise: 300, span: 560, rough: 0.45 });
  const mid = ridgeLine({ seed: "mentor mid", foot: 980, rise: 250, span: 430, rough: 0.6, tilt: 60 });
  const near = ridgeLine({ seed: "mentor near", foot: 1090, rise: 130, span: 700, rough: 0.3 });
  return picture(
    1200,
    1500,
    sky(1200, 1500, [mix(glow, paper, 0.45), mix(glow, paper, 0.2), glow], 960),
    sun(330, 560, 104, dawn, glow),
    hill(far, mix(mist, glow, 0.5), width, 1500),
    hill(mid, mix(sage, glow, 0.25), width, 1500),
    contours(mid, mix(sage, deodar, 0.25), width, { count: 8, gap: 19 }),
    hill(near, mix(sage, deodar, 0.4), width, 1500),
    spruces("mentor stand", 0, 520, (x) => near(x) + 8, mix(deodar, sage, 0.15), { count: 22, tall: 96 }),
    tree(150, 1190, 420, mix(deodar, sage, 0.12), "second"),
    shape("M0 1200C300 1160 700 1180 1200 1150V1500H0Z", mix(deodar, dawn, 0.16)),
    oldTree(),
    wall(),
    person(mentor, {
      hip: [380, 1206],
      size: 82,
      near: [120, -92],
      far: [138, -128],
      feet: [
        [130, 168],
        [164, 162],
      ],
      lean: 3,
      tilt: 2,
    }),
    person(student, {
      hip: [800, 1206],
      size: 82,
      mirrored: true,
      near: [96, -46],
      far: [118, -40],
      feet: [
        [120, 168],
        [158, 160],
      ],
      lean: 9,
      tilt: 5,
    }),
    notes(),
    tea(572),
    tea(634),
    grass("mentor grass", 0, 1200, (x) => 1424 + 20 * Math.sin(x / 90), mix(deodar, ink, 0.45), {
      count: 70,
      tall: 42,
      width: 5,
    }),
    grain("mentor", 1200, 1500, ink, { count: 280, opacity: 0.12 }),
  );
}

function oldTree(): string {
  const bark = mix(earth, ink, 0.45);
  const random = seeded("boughs");
  /** A bough on one side of the trunk, from `y` at the bark to its drooping tip, with sprays below. */
  const side = (y: number, reach: number, thick: number, way: -1 | 1): string => {
    const [root, tip] = [1003, 1003 + way * reach];
    const sprays = Array.from({ length: 22 }, (_, i) => {
      const share = 1 - (i + 0.4) / 22;
      const low = y + thick * (0.5 + 0.4 * share + 0.14 * Math.sin(i / 2.6));
      return `L${n(root + (tip - root) * share)} ${n(low - thick * random(0.12, 0.2))}l${n(-way * random(10, 18))} ${n(thick * random(0.2, 0.34))}`;
    });
    return `M${root} ${y - thick * 0.55}C${n(root + way * reach * 0.5)} ${n(y - thick * 0.5)} ${n(root + way * reach * 0.85)} ${n(y)} ${n(tip)} ${n(y + thick * 0.9)}${sprays.join("")}L${root} ${n(y + thick * 0.5)}Z`;
  };
  /** Both sides, and the branch that carries them. */
  const bough = (y: number, reach: number, thick: number, fill: string) =>
    shape(side(y, reach, thick, -1) + side(y, reach * 0.8, thick, 1), fill) +
    stroke(
      `M${n(1003 - reach * 0.72)} ${n(y + thick * 0.36)}Q${n(1003 - reach * 0.3)} ${n(y - thick * 0.02)} 1003 ${n(y + thick * 0.3)}Q1110 ${n(y)} 1240 ${n(y + thick * 0.2)}`,
      mix(bark, ink, 0.2),
      9,
    );
  return [
    shape(
      "M950 0H1056C1062 500 1070 900 1090 1160L1150 1236L1060 1216L1010 1250L980 1212L890 1236L940 1160C960 900 952 400 950 0Z",
      bark,
    ),
    stroke(
      "M984 60C986 300 980 500 990 760M1020 160C1018 420 1030 640 1030 1000M976 900C972 1000 968 1080 960 1150M1052 700C1056 860 1060 1000 1076 1130",
      mix(bark, glow, 0.2),
      5,
    ),
    bough(600, 500, 88, mix(deodar, ink, 0.1)),
    bough(420, 700, 108, deodar),
    bough(240, 620, 110, mix(deodar, ink, 0.25)),
    bough(90, 820, 120, mix(deodar, ink, 0.45)),
    bough(-60, 1100, 130, mix(deodar, ink, 0.65)),
  ].join("");
}

function wall(): string {
  const stone = mix(mist, earth, 0.3);
  const rows = [
    [1254, [70, 210, 330, 480, 640, 770, 930]],
    [1306, [130, 260, 420, 540, 700, 860, 960]],
    [1358, [60, 230, 350, 500, 620, 780, 900]],
  ] as const;
  const joints = rows
    .map(([y, xs], i) => `M30 ${y}H1000${xs.map((x) => `M${x} ${i === 0 ? 1254 : y}v52`).join("")}`)
    .join("");
  return (
    ellipse(520, 1412, 560, 26, mix(deodar, ink, 0.3)) +
    box(30, 1254, 970, 156, stone, 10) +
    stroke(joints, mix(stone, ink, 0.3), 5) +
    box(14, 1236, 1000, 26, mix(stone, paper, 0.35), 8)
  );
}

const notes = (): string =>
  group("translate(700 1160) rotate(-16)", shape("M-52 0L4-8L58 0V14L4 6L-52 14Z", paper), stroke("M4-6V6", ink, 3));

const tea = (x: number): string =>
  shape(`M${x} 1192H${x + 36}L${x + 32} 1238H${x + 4}Z`, mix(mist, paper, 0.4)) +
  shape(`M${x + 1} 1202H${x + 35}L${x + 34} 1212H${x + 2}Z`, mix(earth, dawn, 0.4)) +
  stroke(`M${x + 12} 1178q-8-14 2-26M${x + 25} 1178q-8-14 2-26`, paper, 3.5);
