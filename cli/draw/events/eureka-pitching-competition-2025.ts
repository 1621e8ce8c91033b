import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { box, circle, ellipse, frame, group, type Point, picture, shape, stroke, window } from "../svg.ts";

const { paper, glow, dawn, deodar, ink, burans, lake, sage, skinLight, skinMid, skinDeep } = palette;
const width: Point = [0, 1500];
const wall = mix(deodar, ink, 0.55);
const BULB =
  "M660 110C530 110 440 206 440 318C440 410 500 462 540 520C560 550 566 580 568 606H752C754 580 760 550 780 520C820 462 880 410 880 318C880 206 790 110 660 110Z";

const founder: Look = {
  skin: skinMid,
  hair: ink,
  style: "short",
  garment: "shirt",
  top: burans,
  legs: mix(ink, paper, 0.12),
  shoes: paper,
};
const panel: readonly Look[] = [
  { skin: skinLight, hair: "#c3c8c0", style: "short", glasses: true, garment: "coat", top: lake, legs: ink },
  { skin: skinDeep, hair: "#0a1512", style: "bun", garment: "shawl", top: dawn, drape: glow, legs: ink },
  {
    skin: skinMid,
    hair: ink,
    style: "turban",
    trim: burans,
    beard: mix(ink, paper, 0.35),
    garment: "coat",
    top: sage,
    legs: ink,
  },
];

/** The moment of the competition: an idea as a bulb with a ridge in it, one founder, three listeners. */
export function eurekaPitchingCompetition2025(): string {
  const dark = ridgeLine({ seed: "eureka wall", foot: 760, rise: 330, span: 560, rough: 0.5 });
  return picture(
    1500,
    1000,
    box(0, 0, 1500, 1000, wall),
    hill(dark, mix(deodar, ink, 0.3), width, 1000),
    contours(dark, mix(deodar, sage, 0.12), width, { count: 12, gap: 20 }),
    bulb(),
    box(0, 880, 1500, 120, mix(ink, deodar, 0.15)),
    ellipse(290, 886, 190, 20, mix(dawn, deodar, 0.5)),
    person(founder, { hip: standing(290, 884, 78), size: 78, near: [150, -230], far: [130, -110], lean: 3, tilt: -6 }),
    stroke("M276 430L276 430", wall, 1),
    ...panel.map((look, i) =>
      person(look, {
        hip: [1010 + i * 175, 792],
        size: 78,
        mirrored: true,
        feet: null,
        near: i === 1 ? [130, -160] : [110, -66],
        far: [100, -62],
        tilt: [2, -3, 3][i]!,
        lean: [4, 2, 3][i]!,
      }),
    ),
    desk(),
    grain("eureka", 1500, 1000, glow, { count: 260, opacity: 0.14 }),
  );
}

function bulb(): string {
  const back = ridgeLine({ seed: "bulb back", foot: 470, rise: 190, span: 260, rough: 0.45 });
  const front = ridgeLine({ seed: "bulb front", foot: 540, rise: 140, span: 230, rough: 0.5 });
  const rays = [-78, -52, -26, 0, 26, 52, 78]
    .map((turn) => group(`rotate(${turn} 660 330)`, stroke("M660 66V18", dawn, 12)))
    .join("");
  return [
    rays,
    window(
      "bulb",
      BULB,
      shape(BULB, dawn),
      circle(740, 270, 62, glow),
      hill(back, mix(dawn, burans, 0.5), [440, 880], 610, 8),
      hill(front, mix(burans, ink, 0.4), [440, 880], 610, 8),
      contours(front, mix(burans, dawn, 0.3), [440, 880], { count: 5, gap: 13 }),
    ),
    stroke("M490 300C494 232 536 180 590 160", paper, 12),
    box(566, 614, 188, 26, glow, 13),
    box(574, 646, 172, 26, mix(glow, ink, 0.25), 13),
    box(584, 678, 152, 26, glow, 13),
    shape("M610 708H710L690 734H630Z", ink),
  ].join("");
}

function desk(): string {
  const card = (x: number, tilt: number, mark: string) =>
    group(`translate(${x} 740) rotate(${tilt})`, box(-34, -46, 68, 92, paper, 5), mark);
  return [
    box(850, 786, 600, 26, glow, 6),
    box(876, 812, 548, 120, mix(deodar, sage, 0.25)),
    window(
      "cloth",
      frame(876, 812, 548, 120),
      stroke("M876 900L960 850L1010 886L1090 832L1150 880L1240 842L1300 890L1424 836", mix(deodar, sage, 0.6), 6),
    ),
    card(908, -8, stroke("M-14-6L-2 10L18-18", burans, 8)),
    shape("M1120 742h44v6l-16 18 16 18v4h-44v-4l16-18-16-18Z", mix(dawn, paper, 0.2)),
    stroke("M1116 740h52M1116 788h52", ink, 6),
    box(1240, 772, 96, 12, paper, 2),
    box(1250, 762, 80, 12, mix(paper, ink, 0.15), 2),
    shape("M1398 736h40l-5 50h-30Z", mix(lake, paper, 0.55)),
  ].join("");
}
