import { grain } from "../land/grain.ts";
import { contours, hill, type RidgeLine, ridgeLine, track } from "../land/ridge.ts";
import { spruces } from "../land/trees.ts";
import { type Ink, mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { box, circle, frame, group, n, type Point, picture, shape, stroke, window } from "../svg.ts";

const { paper, snow, ice, lake, dusk, deodar, sage, dawn, burans, ink, glow, skinMid, skinLight, skinDeep } = palette;
const width: Point = [0, 1800];

/** Noon under snow peaks: a canvas stage, three founders and their rover, and a crowd with its back to us. */
export function demoDay(): string {
  const peaks = ridgeLine({ seed: "demo peaks 4", foot: 470, rise: 400, span: 560, rough: 0.7 });
  const mid = ridgeLine({ seed: "demo mid", foot: 540, rise: 170, span: 640, rough: 0.5 });
  return picture(
    1800,
    900,
    box(0, 0, 1800, 900, mix(ice, snow, 0.35)),
    hill(peaks, mix(lake, ice, 0.45), width, 900),
    snowcap(peaks),
    hill(mid, mix(deodar, lake, 0.45), width, 900),
    contours(mid, mix(deodar, ice, 0.5), width, { count: 6, gap: 16 }),
    spruces("demo stand", 0, 1800, (x) => 600 + 10 * Math.sin(x / 130), mix(deodar, ink, 0.15), {
      count: 46,
      tall: 110,
    }),
    box(0, 590, 1800, 310, mix(sage, dawn, 0.25)),
    stall(90, burans),
    stall(320, lake),
    stall(1490, dawn),
    stage(),
    crowd(),
    bunting(),
    grain("demo", 1800, 900, paper, { count: 240, opacity: 0.25 }),
  );
}

function snowcap(line: RidgeLine): string {
  const melt: RidgeLine = (x) =>
    Math.max(
      line(x) + 2,
      250 + 0.42 * (line(x) - 200) + 26 * Math.abs(Math.sin(x / 23)) + 14 * Math.abs(Math.sin(x / 9.4)),
    );
  const back = track((x) => melt(1800 - x), 0, 1800, 12).replace(/^M[^l]*/, "");
  const mirror = back
    .slice(1)
    .replace(
      /(-?[\d.]+)( ?)(-?[\d.]+)/g,
      (_, dx: string, gap: string, dy: string) => `-${dx}${gap || (dy.startsWith("-") ? "" : " ")}${dy}`,
    );
  return shape(`${track(line, 0, 1800, 12)}L1800 ${n(melt(1800))}l${mirror}Z`, paper);
}

function stall(x: number, fill: Ink): string {
  const stripe = Array.from({ length: 5 }, (_, i) =>
    shape(`M${x + i * 40} 520h40v26a20 20 0 0 1-40 0Z`, i % 2 ? paper : fill),
  ).join("");
  return (
    box(x + 6, 540, 8, 150, ink) +
    box(x + 186, 540, 8, 150, ink) +
    stripe +
    box(x - 6, 640, 212, 60, mix(glow, ink, 0.3), 3) +
    box(x - 10, 632, 220, 12, glow, 3) +
    circle(x + 50, 616, 17, fill) +
    box(x + 90, 596, 34, 36, paper, 3) +
    box(x + 142, 606, 30, 26, deodar, 3)
  );
}

function stage(): string {
  const team: readonly [Look, number, Partial<Parameters<typeof person>[1]>][] = [
    [
      { skin: skinMid, hair: ink, style: "plait", garment: "kurta", top: burans, trim: glow, legs: paper },
      790,
      { near: [110, -170], far: [40, -70] },
    ],
    [
      { skin: skinLight, hair: ink, style: "hillcap", trim: deodar, garment: "shirt", top: paper, legs: dusk },
      1020,
      { mirrored: true, near: [104, -84], far: [84, -60] },
    ],
    [
      { skin: skinDeep, hair: ink, style: "short", glasses: true, garment: "coat", top: dawn, legs: ink },
      1130,
      { view: "front", near: [60, 0], far: [-28, -96] },
    ],
  ];
  const line = ridgeLine({ seed: "demo banner", foot: 580, rise: 130, span: 230, rough: 0.45 });
  return [
    shape("M560 322L930 170L1300 322V346H560Z", dawn),
    shape("M560 322L930 170L800 346H680L930 170L560 346Z", mix(dawn, paper, 0.55)),
    shape("M930 170L1060 346H1180Z", mix(dawn, paper, 0.55)),
    shape(Array.from({ length: 10 }, (_, i) => `M${560 + i * 74} 346h74l-37 28Z`).join(""), burans),
    box(574, 340, 14, 340, ink),
    box(1272, 340, 14, 340, ink),
    stroke("M930 170V120", ink, 6),
    shape("M930 120L980 134L930 150Z", burans),
    window(
      "banner",
      frame(640, 366, 580, 190),
      box(640, 366, 580, 190, deodar),
      circle(1180, 420, 26, dawn),
      hill(line, mix(deodar, sage, 0.6), [640, 1220], 560),
    ),
    shape("M520 660H1340L1380 724H480Z", mix(glow, dawn, 0.2)),
    box(480, 724, 900, 34, mix(dusk, ink, 0.4)),
    ...team.map(([look, x, pose]) => person(look, { hip: standing(x, 700, 44), size: 44, ...pose })),
    rover(900, 612),
  ].join("");
}

const rover = (x: number, y: number): string =>
  box(x - 54, y + 34, 108, 66, paper, 3) +
  box(x - 62, y + 26, 124, 12, deodar, 3) +
  group(
    `translate(${x} ${y})`,
    box(-44, -26, 88, 34, lake, 8),
    box(-30, -44, 60, 10, dusk, 3),
    stroke("M0-34v8M24-44v-26", ink, 5),
    circle(24, -76, 9, burans),
    [-32, 0, 32].map((wheel) => circle(wheel, 12, 14, ink) + circle(wheel, 12, 5, glow)).join(""),
  );

function crowd(): string {
  const styles = [
    "long",
    "short",
    "bun",
    "turban",
    "short",
    "scarf",
    "ponytail",
    "hillcap",
    "curly",
    "bob",
    "plait",
  ] as const;
  const tops = [lake, deodar, burans, mix(dawn, burans, 0.35), dusk, paper, sage];
  const xs = [60, 190, 345, 480, 610, 800, 955, 1090, 1250, 1395, 1530, 1700];
  return xs
    .map((x, i) =>
      person(
        {
          skin: [skinMid, skinDeep, skinLight][i % 3]!,
          hair: mix(ink, dusk, (i % 3) * 0.08),
          style: styles[i % 11]!,
          trim: tops[(i * 3 + 1) % 7]!,
          garment: i % 4 === 2 ? "jacket" : "shirt",
          top: tops[(i * 4) % 7]!,
          legs: ink,
        },
        {
          hip: [x, 990 + ((i * 29) % 30)],
          size: 72,
          view: "away",
          feet: null,
          tilt: ((i * 5) % 9) - 4,
          ...(i === 4 ? { near: [104, -378], elbows: [1, 1] } : i === 9 ? { far: [-96, -380], elbows: [-1, -1] } : {}),
        },
      ),
    )
    .join("");
}

function bunting(): string {
  return [
    [0, 574, 180, 342],
    [1286, 1800, 342, 160],
  ]
    .map(([x1, x2, y1, y2]) => {
      const at = (t: number) => drape(t, x1!, x2!, y1!, y2!);
      const flags = Array.from({ length: 11 }, (_, i) =>
        shape(
          `M${n(at(i / 11)[0] + 4)} ${n(at(i / 11)[1])}L${n(at((i + 0.8) / 11)[0])} ${n(at((i + 0.8) / 11)[1])}L${n(at((i + 0.4) / 11)[0])} ${n(at((i + 0.4) / 11)[1] + 44)}Z`,
          [burans, paper, dawn, deodar][i % 4]!,
        ),
      );
      return (
        stroke(
          `M${Array.from({ length: 12 }, (_, i) =>
            at(i / 11)
              .map(n)
              .join(" "),
          ).join("L")}`,
          ink,
          3,
        ) + flags.join("")
      );
    })
    .join("");
}

const drape = (t: number, x1: number, x2: number, y1: number, y2: number): Point => [
  x1 + (x2 - x1) * t,
  y1 + (y2 - y1) * t + 90 * 4 * t * (1 - t) * 0.6,
];
