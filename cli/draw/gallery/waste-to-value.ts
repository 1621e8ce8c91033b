import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { spruces } from "../land/trees.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { seeded } from "../random.ts";
import { box, circle, ellipse, frame, group, n, picture, shape, stroke, window } from "../svg.ts";

const { paper, lake, dusk, ice, snow, mist, deodar, sage, dawn, earth, ink, burans, glow, skinMid, skinLight } =
  palette;
const wall = mix(dusk, ink, 0.25);

const feeder: Look = {
  skin: skinLight,
  hair: ink,
  style: "beanie",
  trim: burans,
  garment: "jacket",
  top: dawn,
  legs: ink,
  shoes: ink,
};
const stacker: Look = {
  skin: skinMid,
  hair: ink,
  style: "ponytail",
  trim: dawn,
  garment: "shirt",
  top: mix(ice, paper, 0.4),
  legs: deodar,
  shoes: ink,
};

/** A cool workshop in the morning: pine needles go in at the hopper and come out as fuel bricks. */
export function wasteToValue(): string {
  return picture(
    1200,
    1200,
    box(0, 0, 1200, 1200, wall),
    roof(),
    door(),
    box(0, 930, 1200, 270, mix(mist, dusk, 0.45)),
    shape("M300 930H900L1010 1200H190Z", mix(mist, snow, 0.25)),
    needles(),
    box(96, 872, 190, 66, mix(earth, dawn, 0.2), 3),
    stroke("M96 904H286M160 872V904M222 904V938", mix(earth, ink, 0.3), 5),
    person(feeder, { hip: standing(210, 874, 66), size: 66, near: [168, -172], far: [174, -214], lean: 5 }),
    machine(),
    basket(),
    bricks(),
    person(stacker, {
      hip: [1118, 984],
      size: 66,
      mirrored: true,
      near: [136, -20],
      far: [140, -14],
      feet: [
        [-40, 176],
        [40, 190],
      ],
      lean: 22,
      tilt: 6,
    }),
    grain("waste", 1200, 1200, paper, { count: 260, opacity: 0.16 }),
  );
}

const roof = (): string =>
  shape("M0 0H1200V150L600 40L0 150Z", mix(wall, ink, 0.45)) +
  stroke(
    "M0 168L600 58L1200 168M0 210H1200M600 58V210M300 113V210M900 113V210M300 210L450 86M900 210L750 86",
    mix(lake, ink, 0.35),
    12,
  ) +
  stroke("M600 210V268", ink, 5) +
  shape("M560 300Q600 232 640 300Z", dawn) +
  circle(600, 304, 13, glow);

function door(): string {
  const far = ridgeLine({ seed: "waste far 2", foot: 700, rise: 330, span: 380, rough: 0.55 });
  const mid = ridgeLine({ seed: "waste mid", foot: 790, rise: 200, span: 300, rough: 0.5 });
  return [
    box(276, 330, 648, 610, mix(lake, ink, 0.35)),
    window(
      "door",
      frame(300, 354, 600, 580),
      box(300, 354, 600, 580, snow),
      hill(far, ice, [300, 900], 940),
      hill(mid, mix(lake, ice, 0.45), [300, 900], 940),
      contours(mid, mix(lake, ice, 0.15), [300, 900], { count: 7, gap: 17 }),
      box(300, 840, 600, 100, mix(sage, ice, 0.2)),
      spruces("waste pines", 300, 900, () => 862, deodar, { count: 15, tall: 170 }),
    ),
    stroke("M60 420H240M60 560H240M960 420H1150M960 560H1150", mix(lake, ink, 0.35), 10),
    box(90, 360, 44, 60, burans, 4),
    box(146, 380, 70, 40, mix(mist, lake, 0.3), 4),
    circle(120, 530, 30, dawn),
    box(170, 500, 36, 60, sage, 4),
    circle(1010, 500, 54, mix(mist, lake, 0.4)),
    circle(1010, 500, 18, wall),
    box(1090, 356, 40, 64, dawn, 4),
  ].join("");
}

function needles(): string {
  const random = seeded("needles");
  const strokes = (count: number) =>
    Array.from({ length: count }, () => {
      const x = random(-20, 380);
      return `M${n(x)} ${n(1130 - heap(x) * random(0, 1))}l${n(random(-34, 34))} ${n(random(-24, 24))}`;
    }).join("");
  return (
    shape("M-20 1150C-10 990 60 930 130 936C220 944 300 1020 400 1150Z", mix(earth, ink, 0.15)) +
    stroke(strokes(90), mix(earth, dawn, 0.4), 4) +
    stroke(strokes(60), mix(dawn, earth, 0.25), 4)
  );
}

function machine(): string {
  const steel = mix(lake, mist, 0.25);
  const dark = mix(lake, ink, 0.45);
  const teeth = Array.from({ length: 12 }, (_, i) => group(`rotate(${i * 30})`, box(-9, -66, 18, 22, dark)));
  return [
    ellipse(560, 1106, 300, 24, mix(mist, dusk, 0.7)),
    box(390, 930, 34, 176, dark),
    box(690, 930, 34, 176, dark),
    stroke("M400 1060H712", dark, 14),
    shape("M352 560H596L520 726H428Z", steel),
    shape("M352 560H596L582 592H366Z", mix(steel, paper, 0.4)),
    box(366, 716, 390, 226, lake, 16),
    box(366, 716, 390, 52, steel, 16),
    box(366, 748, 390, 20, steel),
    group("translate(500 860)", ...teeth, circle(0, 0, 54, dark), circle(0, 0, 38, steel), circle(0, 0, 12, dark)),
    group(
      "translate(616 878) scale(.62) rotate(15)",
      ...teeth,
      circle(0, 0, 54, dark),
      circle(0, 0, 38, steel),
      circle(0, 0, 12, dark),
    ),
    box(672, 800, 58, 74, ink, 6),
    circle(701, 822, 10, burans),
    circle(701, 850, 10, sage),
    shape("M756 840H812L884 924V972L796 900H756Z", steel),
    stroke("M770 866l40 4 60 68", mix(steel, ink, 0.4), 5),
    group("translate(816 880) rotate(42)", box(-22, -22, 44, 34, mix(earth, ink, 0.35), 4)),
  ].join("");
}

const basket = (): string =>
  group(
    "translate(392 540) rotate(62)",
    shape("M-62-84H62L42 56H-42Z", mix(earth, glow, 0.35)),
    stroke("M-58-54H58M-54-20H54M-48 14H48M-30-84L-22 56M0-84V56M30-84L22 56", mix(earth, ink, 0.2), 5),
    stroke("M-50-88L-30-104L-10-86L14-106L34-88L52-100", mix(dawn, earth, 0.3), 7),
  ) + stroke("M470 520l20 46M486 508l26 60M462 540l10 44M504 520l8 40", mix(dawn, earth, 0.3), 5);

function bricks(): string {
  const brick = (x: number, y: number, shade: number) =>
    box(x, y, 84, 40, mix(earth, ink, shade), 5) + circle(x + 42, y + 20, 8, mix(earth, ink, shade + 0.3));
  const rows = [
    [1116, 748, 4],
    [1076, 792, 3],
    [1036, 836, 2],
  ].flatMap(([y, x, many], r) =>
    Array.from({ length: many! }, (_, i) => brick(x! + i * 88, y!, 0.12 + ((i + r) % 3) * 0.12)),
  );
  return box(736, 1156, 372, 16, mix(earth, glow, 0.3)) + rows.join("") + brick(900, 992, 0.2);
}

const heap = (x: number) => 190 * Math.max(0, 1 - ((x - 130) / 270) ** 2);
