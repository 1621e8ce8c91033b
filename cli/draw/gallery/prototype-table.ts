import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { forearm } from "../people/hand.ts";
import { box, circle, frame, group, picture, shape, stroke, window } from "../svg.ts";

const { paper, paperDeep, glow, dawn, earth, deodar, ink, burans, lake, sage, mist, skinLight, skinMid, skinDeep } =
  palette;
/** In the light of the lamp, and around it. */
const lit = mix(glow, earth, 0.2);
const table = mix(mix(glow, earth, 0.36), ink, 0.14);

/** The workbench from above in the evening: three pairs of hands round a half-built weather box, in the light of one lamp. */
export function prototypeTable(): string {
  return picture(
    1200,
    1200,
    box(0, 0, 1200, 1200, table),
    circle(640, 640, 590, mix(table, lit, 0.45)),
    circle(650, 650, 500, lit),
    stroke(
      "M0 236H1200M0 482H1200M0 728H1200M0 974H1200M380 0V236M820 236V482M240 482V728M980 728V974M460 974V1200",
      mix(table, earth, 0.4),
      3,
    ),
    map(),
    mat(),
    prototype(),
    notebook(),
    iron(),
    mug(1030, 640),
    screws(),
    forearm([392, 640], 14, 108, skinMid, burans, "grip"),
    screwdriver(),
    forearm([812, 452], 148, 104, skinLight, deodar, "rest", true),
    forearm([716, 900], -112, 106, skinDeep, lake, "grip", true),
    pencil(),
    lamp(),
    grain("prototype", 1200, 1200, earth, { count: 300, opacity: 0.25 }),
  );
}

function map(): string {
  const line = ridgeLine({ seed: "map sheet", foot: 300, rise: 210, span: 380, rough: 0.5 });
  const sheet = window(
    "sheet",
    frame(0, 0, 620, 400),
    box(0, 0, 620, 400, paper),
    hill(line, mist, [0, 620], 400),
    contours(line, mix(mist, deodar, 0.5), [0, 620], { count: 12, gap: 15 }),
    circle(470, 96, 34, dawn),
  );
  return group(
    "translate(60 40) rotate(-7)",
    box(10, 12, 620, 400, mix(table, ink, 0.25)),
    sheet,
    stroke("M206 0V400M412 0V400", mix(paper, ink, 0.14), 3),
    stroke("M90 330C170 250 240 330 330 250S450 230 500 190", burans, 5, 'stroke-dasharray="2 14"'),
    circle(500, 190, 11, burans),
  );
}

const mat = (): string =>
  group(
    "rotate(4 640 640)",
    box(376, 416, 560, 440, deodar, 16),
    stroke(
      "M376 504H936M376 592H936M376 680H936M376 768H936M464 416V856M552 416V856M640 416V856M728 416V856M816 416V856",
      mix(deodar, sage, 0.4),
      2,
    ),
  );

function prototype(): string {
  const pins = Array.from({ length: 9 }, (_, i) => pin(506 + i * 24, 534, dawn) + pin(506 + i * 24, 716, dawn)).join(
    "",
  );
  return group(
    "rotate(-5 620 630)",
    box(474, 500, 290, 264, mix(deodar, ink, 0.6), 14),
    box(462, 488, 290, 264, paper, 14),
    box(484, 512, 246, 216, lake, 6),
    pins,
    stroke("M520 560H570V600M700 560V640H660M520 690H560V650M700 690H640", mix(lake, glow, 0.6), 5),
    box(566, 586, 92, 82, ink, 6),
    circle(584, 604, 6, paper),
    stroke("M560 602h-8M560 620h-8M560 638h-8M560 656h-8M664 602h8M664 620h8M664 638h8M664 656h8", paper, 5),
    box(500, 566, 36, 52, dawn, 4),
    circle(694, 586, 14, burans),
    circle(694, 672, 10, glow),
    stroke("M752 560C830 540 812 470 880 470", burans, 8),
    stroke("M752 590C850 590 846 520 884 500", dawn, 8),
    stroke("M752 620C880 640 860 560 896 532", ink, 8),
    circle(476, 502, 7, sage),
    circle(738, 502, 7, sage),
    circle(476, 738, 7, sage),
    circle(738, 738, 7, sage),
  );
}

/** From above: the round shade at the end of its arm. */
const lamp = (): string =>
  stroke("M1230 1180L1180 1000L1092 884", mix(ink, paper, 0.12), 20) +
  circle(1180, 1000, 20, mix(ink, paper, 0.3)) +
  circle(1102, 900, 104, mix(table, ink, 0.3)) +
  circle(1092, 884, 104, dawn) +
  circle(1092, 884, 76, mix(dawn, ink, 0.16)) +
  circle(1092, 884, 24, paper) +
  stroke("M1030 838A78 78 0 0 1 1066 812", mix(dawn, paper, 0.6), 8);

const notebook = (): string =>
  group(
    "translate(150 830) rotate(9)",
    box(8, 12, 330, 290, mix(table, ink, 0.25), 8),
    box(0, 0, 330, 290, paperDeep, 8),
    stroke("M165 0V290", mix(paperDeep, ink, 0.25), 4),
    stroke("M30 190V100L90 54L146 100V190ZM62 190V142H112V190", ink, 5),
    stroke("M30 226H140M30 250H110", mix(paperDeep, ink, 0.4), 5),
    stroke("M196 60H300M196 92H280M196 124H296M196 156H250", mix(paperDeep, ink, 0.4), 5),
    `<circle cx="248" cy="222" r="36" fill="none" stroke="${burans}" stroke-width="6"/>`,
    stroke("M226 222l16 16 30-34", burans, 6),
  );

const iron = (): string =>
  group(
    "translate(968 120) rotate(38)",
    stroke("M120 0C200-10 210 40 320 10", ink, 10),
    shape("M-150-4L-60-10V10L-150 4L-176 0Z", mist),
    box(-66, -17, 30, 34, mix(ink, paper, 0.35), 4),
    box(-40, -24, 170, 48, dawn, 22),
    stroke("M0-24V24M24-24V24M48-24V24", mix(dawn, ink, 0.35), 4),
  ) +
  group(
    "translate(1030 330)",
    circle(6, 8, 66, mix(table, ink, 0.25)),
    circle(0, 0, 66, mist),
    circle(0, 0, 48, mix(mist, ink, 0.2)),
    circle(0, 0, 20, table),
    stroke("M56-30C110-60 120-20 100 10", mist, 5),
  );

const mug = (x: number, y: number): string =>
  circle(x + 8, y + 10, 84, mix(table, ink, 0.25)) +
  stroke(`M${x + 70} ${y - 30}C${x + 150} ${y - 50} ${x + 150} ${y + 50} ${x + 70} ${y + 32}`, burans, 22) +
  circle(x, y, 82, burans) +
  circle(x, y, 64, mix(earth, ink, 0.45)) +
  stroke(`M${x - 36} ${y - 18}A42 42 0 0 1 ${x - 6} ${y - 42}`, mix(earth, glow, 0.35), 6);

const screws = (): string =>
  [
    [850, 1010, 20],
    [916, 1066, 75],
    [980, 1090, 140],
    [920, 990, 210],
    [1040, 1120, 300],
  ]
    .map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        stroke("M0 0V40", mix(ink, paper, 0.4), 9),
        circle(0, 0, 14, mix(ink, paper, 0.25)),
        stroke("M-8 0H8", paper, 3),
      ),
    )
    .join("");

const screwdriver = (): string =>
  group(
    "translate(430 650) rotate(14)",
    box(40, -5, 80, 10, mix(ink, paper, 0.45)),
    shape("M118-5L134-8V8L118 5Z", mix(ink, paper, 0.45)),
    box(-6, -16, 58, 32, dawn, 12),
    stroke("M8-16V16M24-16V16", mix(dawn, ink, 0.35), 4),
  );

const pencil = (): string =>
  group(
    "translate(700 860) rotate(-128)",
    box(-70, -9, 150, 18, dawn),
    shape("M80-9L112 0L80 9Z", glow),
    shape("M102-3L112 0L102 3Z", ink),
    box(-92, -9, 24, 18, burans, 4),
  );

const pin = (x: number, y: number, metal: Ink) => box(x, y, 12, 12, metal, 2);
