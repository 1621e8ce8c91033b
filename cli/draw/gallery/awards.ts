import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { seeded } from "../random.ts";
import { box, circle, group, n, type Point, picture, shape, stroke } from "../svg.ts";

const { paper, glow, dawn, burans, blush, ink, deodar, lake, mist, skinLight, skinMid, skinDeep } = palette;
const width: Point = [0, 1200];
const plum = mix(burans, ink, 0.55);

const first: Look = {
  skin: skinMid,
  hair: ink,
  style: "long",
  garment: "sari",
  top: deodar,
  drape: dawn,
  legs: deodar,
};
const second: Look = {
  skin: skinLight,
  hair: ink,
  style: "turban",
  trim: lake,
  beard: ink,
  garment: "coat",
  top: paper,
  legs: ink,
};
const third: Look = {
  skin: skinDeep,
  hair: ink,
  style: "curly",
  glasses: true,
  garment: "shirt",
  top: lake,
  legs: mix(ink, lake, 0.2),
};

/** The evening of the awards: three founders on a podium of ridges, the sun behind the cup. */
export function awards(): string {
  const back = ridgeLine({ seed: "awards back", foot: 1010, rise: 290, span: 430, rough: 0.5 });
  const mid = ridgeLine({ seed: "awards mid", foot: 1130, rise: 220, span: 520, rough: 0.5 });
  return picture(
    1200,
    1500,
    box(0, 0, 1200, 1500, mix(burans, ink, 0.12)),
    [640, 530, 430].map((r, i) => circle(600, 470, r, mix(mix(burans, ink, 0.12), dawn, 0.12 + i * 0.14))).join(""),
    circle(600, 470, 330, dawn),
    hill(back, mix(burans, plum, 0.45), width, 1500),
    contours(back, mix(burans, blush, 0.25), width, { count: 10, gap: 19 }),
    hill(mid, plum, width, 1500),
    contours(mid, mix(plum, burans, 0.4), width, { count: 7, gap: 19 }),
    confetti(),
    podium(),
    person(first, {
      hip: standing(600, 1120, 92),
      size: 92,
      view: "front",
      near: [52, -398],
      far: [-52, -398],
      elbows: [1, -1],
    }),
    cup(),
    person(second, {
      hip: standing(268, 1226, 92),
      size: 92,
      view: "front",
      far: [-80, 24],
      near: [66, -72],
      elbows: [-1, 1],
    }),
    medal(268, 1226 - 4.72 * 92),
    plaque(),
    person(third, {
      hip: standing(932, 1292, 92),
      size: 92,
      view: "front",
      near: [128, -376],
      far: [-80, 24],
      elbows: [1, 1],
    }),
    medal(932, 1292 - 4.72 * 92),
    grain("awards", 1200, 1500, glow, { count: 260, opacity: 0.18 }),
  );
}

function podium(): string {
  return (
    step(103, 1226, mix(plum, ink, 0.25), 10) +
    step(767, 1292, mix(plum, ink, 0.4), 30) +
    step(435, 1120, mix(plum, ink, 0.1), 0)
  );
}

const cup = (): string =>
  group(
    "translate(600 388)",
    box(-46, 12, 92, 26, ink, 4),
    box(-32, -10, 64, 24, mix(ink, glow, 0.25), 3),
    shape("M-112-6L-62-92L-38-56L0-150L42-66L64-98L112-6Z", paper),
    shape("M0-150L42-66L20-76L6-52L-14-80L-28-84Z", mist),
    stroke("M-92-22L-56-52L-30-34L2-74L36-32L66-50L92-22", mix(mist, deodar, 0.4), 4),
  );

const plaque = (): string =>
  group(
    "translate(322 852) rotate(-8)",
    box(-50, -40, 100, 76, glow, 4),
    box(-42, -32, 84, 60, mix(glow, paper, 0.6), 2),
    stroke("M-26-12L-8-24L4-14L14-20L28-4M-24 8H24", burans, 5),
  ) + circle(338, 872, 13, skinLight);

const medal = (x: number, y: number): string =>
  stroke(`M${n(x - 26)} ${n(y - 60)}L${n(x)} ${n(y + 20)}L${n(x + 26)} ${n(y - 60)}`, burans, 10) +
  circle(x, y + 40, 26, dawn) +
  circle(x, y + 40, 17, mix(dawn, paper, 0.45));

function confetti(): string {
  const random = seeded("confetti");
  const inks = [paper, glow, deodar, lake];
  return Array.from({ length: 44 }, (_, i) => {
    const [x, y] = [random(20, 1180), random(30, 860)];
    if (Math.abs(x - 600) < 170 && y > 210) return "";
    return `<path d="M-11-5H11V5H-11Z" fill="${inks[i % 4]}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random(0, 180))})"/>`;
  }).join("");
}

const step = (x: number, y: number, fill: string, peak: number) =>
  box(x, y, 330, 1500 - y, fill) +
  box(x - 8, y - 4, 346, 22, mix(fill, glow, 0.5), 3) +
  stroke(
    `M${x + 40} ${y + 180}L${x + 165 - peak} ${y + 90}L${x + 200} ${y + 140}L${x + 240} ${y + 110}L${x + 290} ${y + 180}`,
    mix(fill, glow, 0.45),
    6,
  );
