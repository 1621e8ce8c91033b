import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { stars } from "../land/sky.ts";
import { mix, palette } from "../palette.ts";
import { box, circle, ellipse, frame, group, picture, shape, stroke, window } from "../svg.ts";

const { paper, glow, dawn, burans, deodar, sage, lake, dusk, night, nightRidge, ink, earth, mist, snow } = palette;
const wall = mix(dusk, ink, 0.35);
const card = mix(earth, glow, 0.5);

/** A bench by lamplight: a cardboard box with a board in it, a hot iron, and the sum that had to come out. */
export function aFirstPrototypeForFiveThousandRupees(): string {
  return picture(
    1600,
    900,
    box(0, 0, 1600, 900, wall),
    view(),
    pegboard(),
    shape("M1211 278L1399 238L1560 692H760Z", glow, 'opacity=".17"'),
    box(0, 690, 1600, 36, mix(earth, dawn, 0.35)),
    box(0, 726, 1600, 174, mix(earth, ink, 0.45)),
    stroke("M0 780H1600M0 840H1600", mix(earth, ink, 0.58), 5),
    ellipse(1010, 692, 470, 12, mix(dawn, earth, 0.2)),
    prototype(),
    iron(),
    notebook(),
    lamp(),
    coins(),
    grain("five thousand", 1600, 900, glow, { count: 240, opacity: 0.14 }),
  );
}

function view(): string {
  const far = ridgeLine({ seed: "bench far", foot: 420, rise: 240, span: 330, rough: 0.5 });
  const near = ridgeLine({ seed: "bench near", foot: 500, rise: 170, span: 300, rough: 0.5 });
  return [
    box(70, 84, 560, 470, mix(earth, ink, 0.3), 4),
    window(
      "pane",
      frame(92, 106, 516, 426),
      box(92, 106, 516, 426, nightRidge),
      stars("bench", 620, 260, snow, 46),
      circle(480, 200, 40, glow),
      hill(far, mix(dusk, lake, 0.35), [92, 608], 540),
      contours(far, mix(dusk, lake, 0.6), [92, 608], { count: 7, gap: 16 }),
      hill(near, mix(night, dusk, 0.3), [92, 608], 540),
      stroke("M180 486h0M196 494h0M230 480h0M250 500h0M420 506h0M440 494h0M466 510h0", dawn, 7),
    ),
    box(343, 106, 14, 426, mix(earth, ink, 0.3)),
    box(92, 300, 516, 12, mix(earth, ink, 0.3)),
    box(50, 546, 600, 20, mix(earth, dawn, 0.2), 3),
  ].join("");
}

const pegboard = (): string =>
  [
    box(720, 96, 400, 250, mix(wall, lake, 0.28), 6),
    stroke("M760 130V250M746 130h28", mix(mist, lake, 0.2), 12),
    box(750, 250, 20, 66, burans, 8),
    stroke("M830 140l26 90M876 140l-26 90", mix(mist, lake, 0.2), 11),
    stroke("M850 236l-16 76M858 236l16 76", dawn, 14),
    box(930, 130, 16, 120, mist, 3),
    box(924, 250, 28, 64, dawn, 9),
    `<circle cx="1030" cy="220" r="52" fill="none" stroke="${sage}" stroke-width="20"/>`,
    stroke("M1030 120v40", mist, 6),
    box(700, 380, 440, 16, mix(earth, ink, 0.25)),
    box(724, 316, 60, 64, "none"),
  ].join("");

function prototype(): string {
  return [
    shape("M700 470L660 430L900 430L930 470Z", mix(card, ink, 0.12)),
    shape("M1130 470L1186 424L1210 440L1160 492Z", mix(card, ink, 0.2)),
    box(700, 470, 440, 222, mix(card, ink, 0.35)),
    box(742, 520, 250, 150, deodar, 8),
    [
      [758, 536],
      [976, 536],
      [758, 654],
      [976, 654],
    ]
      .map(([x, y]) => circle(x!, y!, 7, glow))
      .join(""),
    box(810, 560, 76, 66, ink, 5),
    stroke("M824 552v-8M840 552v-8M856 552v-8M872 552v-8M824 634v8M840 634v8M856 634v8M872 634v8", mist, 5),
    stroke("M886 580H930V548M886 604H950M810 592H774V640", mix(deodar, sage, 0.6), 5),
    box(916, 604, 46, 40, lake, 4),
    circle(940, 560, 11, burans),
    stroke("M992 560C1060 540 1050 640 1100 600S1110 430 1056 376", burans, 9),
    stroke("M992 590C1040 600 1040 660 1086 644S1150 480 1092 376", dawn, 9),
    stroke("M992 620C1020 650 1050 680 1110 666", mist, 9),
    shape("M700 470L668 512V704L700 692Z", mix(card, ink, 0.18)),
    shape("M700 640H1140V692H700ZM700 470H724V692H700ZM1116 470H1140V692H1116Z", card),
    stroke("M700 640H1140", mix(card, ink, 0.2), 4),
    box(1010, 312, 116, 68, ink, 8),
    box(1020, 322, 96, 48, mix(sage, glow, 0.4), 4),
    stroke("M1032 356l18-16 14 8 22-20 16 14", deodar, 5),
    shape("M900 650h64v42h-64Z", mix(card, paper, 0.4)),
    stroke("M914 664h36M914 678h22", mix(card, ink, 0.4), 4),
  ].join("");
}

const iron = (): string =>
  group(
    "translate(1330 690)",
    shape("M-70 0L-50-22H60L80 0Z", ink),
    stroke("M-20-20C-40-60 30-70 12-100S-40-120-24-146 30-150 26-166", mist, 8),
    group(
      "translate(0-118) rotate(-32)",
      box(-8, -15, 140, 30, dawn, 14),
      stroke("M30-15V15M50-15V15", mix(dawn, ink, 0.4), 5),
      box(-40, -11, 36, 22, mix(mist, ink, 0.3)),
      shape("M-40-6L-120-2V2L-40 6Z", mist),
    ),
    stroke("M112-196C170-240 220-120 290-150", ink, 9),
  ) + stroke("M1222 640c-18-24 16-40 0-64s16-36 4-62", paper, 7, 'opacity=".6"');

const notebook = (): string =>
  group(
    "translate(300 690)",
    shape("M-150 0L-118-170H92L60 0Z", mix(paper, ink, 0.2)),
    shape("M-166-6L-134-176H84L52-6Z", paper),
    stroke("M-134-176H84", burans, 14),
    stroke("M-94-132H-6M-100-104H-20M-106-76H-2M-112-30H-40", mix(paper, ink, 0.5), 7),
    stroke("M26-132h26M24-104h22M14-76h26M-2-54H46M8-30h34", ink, 7),
    stroke("M-18-30h16M-10-38v16", burans, 6),
    stroke("M4-14H40", burans, 6),
  ) +
  group(
    "translate(420 684) rotate(-6)",
    box(-60, -10, 140, 14, dawn),
    shape("M80-10l26 7-26 7Z", glow),
    shape("M98-5l8 2-8 2Z", ink),
    box(-76, -10, 18, 14, burans),
  );

const lamp = (): string =>
  stroke("M1500 690V640L1560 420L1340 190", mix(mist, ink, 0.25), 15) +
  ellipse(1500, 688, 84, 16, ink) +
  circle(1560, 420, 15, ink) +
  group("translate(1300 232) rotate(-12)", shape("M-30-70H40L96 26H-96Z", burans), ellipse(0, 26, 96, 20, glow));

const coins = (): string =>
  [
    [520, 684, 4],
    [572, 684, 2],
    [548, 684, 0],
  ]
    .map(([x, y, many]) =>
      Array.from({ length: many! }, (_, i) =>
        box(x! - 24, y! - 6 - i * 12, 48, 11, i % 2 ? mix(dawn, earth, 0.3) : dawn, 5),
      ).join(""),
    )
    .join("");
