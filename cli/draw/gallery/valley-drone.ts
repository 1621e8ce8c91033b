import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { sky } from "../land/sky.ts";
import { grass, spruces } from "../land/trees.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { seeded } from "../random.ts";
import { box, circle, ellipse, group, n, type Point, picture, shape, stroke } from "../svg.ts";

const { blush, dusk, lake, night, nightRidge, ink, glow, dawn, burans, paper, deodar, skinMid, skinLight } = palette;
const width: Point = [0, 1600];

const pilot: Look = {
  skin: skinMid,
  hair: "#0a1512",
  style: "plait",
  garment: "jacket",
  top: burans,
  trim: glow,
  legs: night,
};
const spotter: Look = {
  skin: skinLight,
  hair: "#0a1512",
  style: "hillcap",
  trim: dawn,
  garment: "coat",
  top: mix(lake, dusk, 0.4),
  legs: night,
};

/** Dusk over the valley: a survey drone coming home along the river to the spur it left from. */
export function valleyDrone(): string {
  const back = ridgeLine({ seed: "drone back", foot: 470, rise: 260, span: 600, rough: 0.45 });
  const far = ridgeLine({ seed: "drone far 2", foot: 520, rise: 210, span: 480, rough: 0.5, tilt: -60 });
  const left = ridgeLine({ seed: "drone left", foot: 470, rise: 200, span: 420, rough: 0.6 });
  const right = ridgeLine({ seed: "drone right", foot: 470, rise: 200, span: 420, rough: 0.6 });
  return picture(
    1600,
    900,
    sky(
      1600,
      900,
      [
        mix(dusk, blush, 0.5),
        mix(dusk, blush, 0.64),
        mix(dusk, blush, 0.8),
        mix(blush, dawn, 0.08),
        mix(blush, dawn, 0.3),
      ],
      470,
    ),
    circle(760, 420, 62, mix(dawn, glow, 0.35)),
    hill(back, mix(dusk, blush, 0.5), width, 900),
    hill(far, mix(dusk, blush, 0.25), width, 900),
    contours(far, mix(dusk, blush, 0.42), width, { count: 6, gap: 15 }),
    box(0, 556, 1600, 344, mix(nightRidge, dusk, 0.85)),
    river(),
    hill((x) => left(x) + x * 0.72 - 30, mix(dusk, nightRidge, 0.75), [0, 900], 900),
    hill((x) => right(x) + (1600 - x) * 0.66 - 60, mix(dusk, nightRidge, 0.55), [760, 1600], 900),
    contours((x) => right(x) + (1600 - x) * 0.66 - 60, mix(dusk, blush, 0.16), [900, 1600], { count: 8, gap: 20 }),
    lights(),
    shape("M0 640C140 610 300 640 420 716C500 770 540 830 640 900H0Z", mix(night, ink, 0.5)),
    spruces("drone spur", 0, 130, (x) => 648 + x * 0.02, mix(night, ink, 0.5), { count: 7, tall: 210 }),
    grass("drone grass", 20, 560, (x) => 640 + Math.max(0, x - 240) ** 1.5 * 0.036, mix(night, ink, 0.5), {
      count: 50,
      tall: 24,
    }),
    person(spotter, { hip: standing(206, 652, 40), size: 40, near: [90, -236], far: [30, 10], tilt: -14 }),
    person(pilot, { hip: standing(316, 668, 40), size: 40, near: [78, -100], far: [84, -92], tilt: -12 }),
    stroke("M339 598L352 572", paper, 3),
    box(334, 597, 26, 12, paper, 4),
    stroke("M380 560C520 430 700 520 880 420S1010 330 1050 310", glow, 3.5, 'stroke-dasharray="2 13"'),
    drone(),
    grain("drone", 1600, 900, glow, { count: 260, opacity: 0.16 }),
  );
}

const river = (): string =>
  shape(
    "M700 560C760 580 900 588 850 618C800 646 610 640 600 690C590 744 900 740 930 800C950 840 860 870 820 900H560C620 850 760 836 740 806C700 764 480 760 490 690C500 630 730 632 760 612C780 598 700 580 660 560Z",
    mix(blush, dawn, 0.25),
  );

function lights(): string {
  const random = seeded("village lights");
  const at = (x: number, y: number, spread: number, count: number) =>
    Array.from(
      { length: count },
      () => `M${n(x + random(-spread, spread))} ${n(y + random(-spread, spread) * 0.35)}h0`,
    ).join("");
  return stroke(at(1130, 800, 110, 16) + at(1360, 690, 80, 9) + at(600, 640, 40, 6), dawn, 6);
}

function drone(): string {
  const body = mix(night, dusk, 0.15);
  const rotor = (x: number, y: number, reach: number) =>
    ellipse(x, y, reach, reach * 0.11, paper, 'opacity=".6"') +
    box(x - 7, y - 4, 14, 40, body, 4) +
    box(x - 17, y + 18, 34, 30, body, 7);
  return group(
    "translate(1170 250) rotate(-7)",
    stroke("M-30 10L-120-28M30 10L120-28", mix(body, dusk, 0.4), 15),
    rotor(-128, -66, 86),
    rotor(128, -66, 86),
    stroke("M-40 24L-226 6M40 24L226 6", body, 20),
    rotor(-232, -40, 128),
    rotor(232, -40, 128),
    stroke("M-66 60L-100 128M66 60L100 128M-128 130H-74M74 130H128", body, 11),
    shape("M-96 20C-90-26-44-40 0-40S90-26 96 20C90 62 50 74 0 74S-90 62-96 20Z", body),
    shape("M-72-8C-50-30-20-34 0-34S50-30 72-8C40-2-40-2-72-8Z", burans),
    circle(0, 92, 32, mix(body, dusk, 0.4)),
    circle(0, 94, 19, ink),
    circle(0, 94, 10, lake),
    circle(5, 89, 4, paper),
    circle(-62, 30, 7, dawn),
    circle(62, 30, 7, mix(deodar, glow, 0.5)),
  );
}
