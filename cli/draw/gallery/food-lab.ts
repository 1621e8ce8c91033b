import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { type Look, person } from "../people/person.ts";
import { box, circle, ellipse, frame, group, n, picture, shape, stroke, window } from "../svg.ts";

const { paper, blush, burans, dawn, glow, deodar, sage, mist, ink, lake, earth, skinLight, skinDeep } = palette;
const wall = mix(blush, paper, 0.35);

const taster: Look = {
  skin: skinDeep,
  hair: burans,
  style: "scarf",
  garment: "apron",
  top: deodar,
  drape: paper,
  legs: deodar,
};
const cook: Look = {
  skin: skinLight,
  hair: ink,
  style: "bun",
  glasses: true,
  garment: "apron",
  top: mix(dawn, burans, 0.25),
  drape: paper,
  legs: ink,
};

/** Morning in the food lab: rhododendron squash on the boil, jars to label, a jar held to the light. */
export function foodLab(): string {
  return picture(
    1500,
    1000,
    box(0, 0, 1500, 1000, wall),
    tiles(),
    view(),
    shelf(980, 150, 440, 1),
    shelf(980, 330, 440, 6),
    person(taster, { hip: [420, 700], size: 84, feet: null, near: [140, -250], far: [120, -238], tilt: -8 }),
    jar(558, 470, 62, 80, burans),
    person(cook, {
      hip: [1080, 700],
      size: 84,
      mirrored: true,
      feet: null,
      near: [140, -120],
      far: [60, -70],
      lean: 4,
      tilt: 4,
    }),
    steam(),
    pot(),
    counter(),
    grain("food", 1500, 1000, burans, { count: 220, opacity: 0.14 }),
  );
}

const tiles = (): string =>
  stroke(
    `${[470, 560, 650].map((y) => `M0 ${y}H1500`).join("")}${Array.from({ length: 16 }, (_, i) => `M${50 + i * 95} 470V720`).join("")}`,
    mix(wall, paper, 0.6),
    4,
  );

function view(): string {
  const far = ridgeLine({ seed: "food far", foot: 330, rise: 190, span: 330, rough: 0.5 });
  const near = ridgeLine({ seed: "food near", foot: 400, rise: 120, span: 260, rough: 0.5 });
  const pane = frame(110, 90, 640, 330);
  return [
    box(92, 72, 676, 366, paper, 4),
    window(
      "pane",
      pane,
      box(110, 90, 640, 330, glow),
      circle(300, 190, 52, dawn),
      hill(far, mix(sage, glow, 0.45), [110, 750], 430),
      hill(near, sage, [110, 750], 430),
      contours(near, mix(sage, deodar, 0.4), [110, 750], { count: 5, gap: 14 }),
    ),
    box(424, 90, 12, 330, paper),
    box(110, 230, 640, 10, paper),
    box(76, 430, 708, 22, mix(paper, burans, 0.12), 3),
    shape("M120 430V392C120 380 170 380 170 392V430Z", burans),
    stroke(
      "M145 384C140 350 120 340 108 344M145 384C146 340 150 330 148 318M145 384C152 350 172 344 184 350",
      deodar,
      8,
    ),
  ].join("");
}

function jar(x: number, y: number, width: number, height: number, fill: Ink, level = 0.72): string {
  const [left, top] = [x - width / 2, y - height];
  return (
    box(left, top, width, height, mix(paper, mist, 0.5), 9) +
    box(left + 4, y - height * level, width - 8, height * level - 4, fill, 6) +
    box(left + 4, top - 12, width - 8, 15, mix(ink, fill, 0.2), 3) +
    box(left + width * 0.2, y - height * 0.5, width * 0.6, height * 0.28, paper, 2)
  );
}

function shelf(x: number, y: number, width: number, start: number): string {
  const fills = [burans, dawn, deodar, mix(burans, dawn, 0.5), earth, sage, mix(burans, blush, 0.5)];
  const jars = Array.from({ length: 6 }, (_, i) =>
    jar(x + 44 + i * 70, y, 50, 66 + ((i * 29 + start * 13) % 34), fills[(i * 3 + start) % 7]!),
  );
  return (
    box(x - 10, y, width + 20, 14, mix(earth, ink, 0.2), 2) +
    box(x + 30, y + 14, 10, 26, mix(earth, ink, 0.4)) +
    box(x + width - 40, y + 14, 10, 26, mix(earth, ink, 0.4)) +
    jars.join("")
  );
}

const pot = (): string =>
  group(
    "translate(790 700)",
    stroke("M-120-104C-170-104-170-60-120-60M120-104C170-104 170-60 120-60", mix(ink, mist, 0.3), 14),
    shape("M-122-140H122V-14Q122 0 108 0H-108Q-122 0-122-14Z", mix(mist, lake, 0.25)),
    shape("M-122-140H-70V0H-108Q-122 0-122-14Z", mix(mist, paper, 0.4)),
    ellipse(0, -140, 122, 22, mix(mist, ink, 0.3)),
    ellipse(0, -138, 106, 16, burans),
    stroke("M30-146L88-262", mix(earth, dawn, 0.3), 13),
  );

const steam = (): string =>
  [
    [720, 0.9],
    [790, 1.15],
    [856, 0.8],
  ]
    .map(([x, s]) =>
      stroke(
        `M${x} 540c-34-${n(40 * s!)} 34-${n(80 * s!)} 0-${n(130 * s!)}s34-${n(70 * s!)} 6-${n(120 * s!)}`,
        paper,
        12,
        'opacity=".75"',
      ),
    )
    .join("");

function counter(): string {
  const top = mix(mist, paper, 0.35);
  const apple = (x: number, y: number, fill: Ink) =>
    circle(x, y, 27, fill) + stroke(`M${x} ${y - 24}q2-12 9-16`, ink, 4);
  return [
    box(0, 700, 1500, 34, top),
    box(0, 734, 1500, 266, mix(burans, ink, 0.45)),
    stroke("M380 770V1000M760 770V1000M1140 770V1000", mix(burans, ink, 0.65), 5),
    stroke("M170 800h60M540 800h60M920 800h60M1290 800h60", mix(blush, paper, 0.2), 9),
    jar(90, 700, 74, 110, burans),
    jar(176, 700, 60, 84, mix(burans, dawn, 0.5)),
    jar(250, 700, 60, 84, dawn, 0.6),
    box(1180, 656, 150, 44, mix(ink, mist, 0.2), 6),
    box(1204, 670, 70, 18, sage, 3),
    circle(1304, 679, 9, dawn),
    box(1228, 640, 54, 16, mix(ink, mist, 0.4)),
    box(1170, 626, 170, 14, mist, 5),
    apple(1216, 600, burans),
    apple(1268, 602, mix(dawn, burans, 0.3)),
    apple(1242, 560, burans),
    shape("M1376 640H1476L1462 700H1390Z", paper),
    stroke("M1396 640q10-40 22 0M1420 640q12-52 24 0M1444 640q10-40 20 0", sage, 13),
    ellipse(610, 700, 84, 10, mix(top, ink, 0.2)),
    stroke("M556 690L690 682", mix(earth, dawn, 0.3), 12),
    [0, 1, 2, 3].map((i) => circle(560 + i * 34, 684 - (i % 2) * 6, 15, burans)).join(""),
  ].join("");
}
