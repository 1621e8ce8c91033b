import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person } from "../people/person.ts";
import { box, circle, frame, group, picture, shape, stroke, window } from "../svg.ts";

const {
  paper,
  paperDeep,
  glow,
  dawn,
  burans,
  deodar,
  sage,
  mist,
  lake,
  ice,
  snow,
  ink,
  earth,
  skinLight,
  skinMid,
  skinDeep,
} = palette;

const student: Look = {
  skin: skinMid,
  hair: ink,
  style: "plait",
  garment: "kurta",
  top: burans,
  trim: glow,
  legs: paper,
};
const panel: readonly Look[] = [
  { skin: skinDeep, hair: ink, style: "short", glasses: true, garment: "coat", top: lake, legs: ink },
  {
    skin: skinLight,
    hair: "#b7bdb6",
    style: "bun",
    glasses: true,
    garment: "sari",
    top: deodar,
    drape: dawn,
    legs: deodar,
  },
  {
    skin: skinMid,
    hair: ink,
    style: "hillcap",
    trim: deodar,
    beard: "#cfd3cb",
    garment: "coat",
    top: mix(earth, mist, 0.3),
    legs: ink,
  },
];

/** A clear winter noon in a meeting room: three who ask, one who answers, and a water wheel that turns. */
export function whatAGrantPanelAsks(): string {
  return picture(
    1600,
    900,
    box(0, 0, 1600, 900, mix(mist, paper, 0.45)),
    view(),
    box(0, 660, 1600, 240, mix(earth, glow, 0.5)),
    box(0, 648, 1600, 16, paper),
    ...panel.map((look, i) =>
      person(look, {
        hip: [860 + i * 250, 536],
        size: 82,
        view: "front",
        feet: null,
        ...([
          { near: [36, -70], far: [-74, 12], elbows: [-1, 1] },
          { near: [72, 12], far: [-72, 12], elbows: [-1, 1] },
          { near: [76, 12], far: [-18, -206], elbows: [-1, 1] },
        ][i]! as { near: [number, number]; far: [number, number]; elbows: [-1, 1] }),
        tilt: [-5, 0, 4][i]!,
      }),
    ),
    table(),
    person(student, { hip: [250, 552], size: 92, near: [150, -120], far: [130, -60], lean: 2 }),
    model(),
    grain("panel", 1600, 900, deodar, { count: 240, opacity: 0.14 }),
  );
}

function view(): string {
  const peaks = ridgeLine({ seed: "panel peaks 2", foot: 400, rise: 300, span: 420, rough: 0.6 });
  const near = ridgeLine({ seed: "panel near", foot: 470, rise: 150, span: 520, rough: 0.5 });
  const panes = [90, 590, 1090];
  return (
    window(
      "panes",
      panes.map((x) => frame(x, 70, 420, 400)).join(""),
      box(90, 70, 1420, 400, mix(ice, snow, 0.5)),
      circle(1196, 150, 52, dawn),
      hill(peaks, ice, [90, 1510], 480),
      contours(peaks, mix(ice, lake, 0.3), [90, 1510], { count: 8, gap: 16 }),
      hill(near, mix(sage, lake, 0.3), [90, 1510], 480),
      contours(near, mix(sage, deodar, 0.4), [90, 1510], { count: 5, gap: 16 }),
    ) +
    stroke(panes.map((x) => `M${x} 70h420v400h-420ZM${x + 210} 70v400`).join(""), paper, 14) +
    box(60, 474, 1480, 18, paper, 3)
  );
}

function table(): string {
  const sheet = (x: number, turn: number, chart: string) =>
    group(`translate(${x} 566) skewX(${turn})`, shape("M-56 0L-44-30H48L56 0Z", paper), chart);
  return [
    sheet(800, 0, stroke("M-34-10H20M-32-20H30", mix(paper, ink, 0.45), 4)),
    sheet(1010, 0, stroke("M-34-8l20-12 16 6 24-12", burans, 5)),
    sheet(1240, 0, stroke("M-34-10H26M-30-20H10", mix(paper, ink, 0.45), 4)),
    sheet(1440, 0, stroke("M-30-8v-8M-12-8v-14M6-8v-10M24-8v-16", deodar, 7)),
    shape("M1118 520h36l-5 46h-26Z", mix(lake, paper, 0.55)),
    shape("M900 528h30l-4 38h-22Z", burans),
    stroke("M930 536q18 2 0 20", burans, 6),
    box(690, 562, 860, 30, mix(earth, glow, 0.25), 4),
    box(720, 592, 800, 180, mix(deodar, sage, 0.12)),
    window(
      "front",
      frame(720, 592, 800, 180),
      stroke(
        "M720 740L820 670L880 712L990 640L1070 706L1160 656L1240 716L1340 646L1420 700L1520 660",
        mix(deodar, sage, 0.5),
        6,
      ),
    ),
    box(720, 764, 800, 12, mix(deodar, ink, 0.4)),
  ].join("");
}

function model(): string {
  const spokes = Array.from({ length: 8 }, (_, i) =>
    group(`rotate(${i * 45})`, box(-6, -96, 12, 96, mix(earth, ink, 0.2)), box(-22, -112, 44, 20, earth, 3)),
  ).join("");
  return [
    box(410, 640, 250, 20, mix(earth, glow, 0.2), 3),
    box(432, 660, 16, 220, mix(earth, ink, 0.3)),
    box(622, 660, 16, 220, mix(earth, ink, 0.3)),
    shape("M420 500H500L520 524V640H420Z", mix(mist, lake, 0.25)),
    shape("M420 494C440 488 480 488 506 502C560 516 600 560 606 640H586C576 576 544 540 500 522H420Z", lake),
    group(
      "translate(536 552) scale(.76)",
      spokes,
      `<circle r="80" fill="none" stroke="${earth}" stroke-width="12"/>`,
      circle(0, 0, 18, ink),
      circle(0, 0, 7, dawn),
    ),
    stroke("M536 552V610H640", burans, 5),
    box(618, 590, 34, 50, ink, 4),
    circle(635, 566, 18, dawn),
    stroke("M635 536v-12M662 552l10-7M608 552l-10-7", dawn, 6),
    box(420, 628, 230, 12, mix(lake, paper, 0.3)),
    box(404, 634, 262, 10, paperDeep),
  ].join("");
}
