import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine, track } from "../land/ridge.ts";
import { sky, stars } from "../land/sky.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { box, circle, ellipse, n, type Point, picture, shape, stroke } from "../svg.ts";

const { night, nightRidge, ink, paper, glow, dawn, lake, deodar, burans, skinMid, skinLight, skinDeep } = palette;

const speaker: Look = {
  skin: skinMid,
  hair: "#0a1512",
  style: "ponytail",
  garment: "kurta",
  top: dawn,
  trim: paper,
  legs: paper,
  shoes: burans,
};

/** Night in the open yard: one speaker, a lit screen, and the backs of the people who came. */
export function pitchNight(): string {
  const far = ridgeLine({ seed: "pitch far", foot: 430, rise: 300, span: 620, rough: 0.5 });
  const near = ridgeLine({ seed: "pitch near 3", foot: 540, rise: 190, span: 430, rough: 0.6 });
  const reach: Point = [0, 1600];
  return picture(
    1600,
    900,
    sky(1600, 900, [night, mix(night, nightRidge, 0.45)], 420),
    stars("pitch", 1600, 300, glow, 60),
    hill(far, mix(nightRidge, lake, 0.22), reach, 900),
    contours(far, mix(nightRidge, lake, 0.42), reach, { count: 7, gap: 17 }),
    hill(near, nightRidge, reach, 900),
    lamps(),
    screen(),
    shape("M250 0H330L560 660H230Z", glow, 'opacity=".13"'),
    box(0, 654, 1600, 246, mix(night, nightRidge, 0.75)),
    box(150, 640, 1300, 26, mix(nightRidge, lake, 0.35)),
    ellipse(400, 648, 150, 13, glow, 'opacity=".55"'),
    person(speaker, { hip: standing(390, 648, 52), size: 52, near: [140, -190], far: [70, -84], lean: 2 }),
    lectern(),
    audience(),
    grain("pitch", 1600, 900, paper, { count: 240, opacity: 0.1 }),
  );
}

function screen(): string {
  const line = track(rising, 660, 1240, 10);
  return [
    box(604, 156, 692, 420, ink, 6),
    box(620, 172, 660, 388, glow),
    shape(`${line}V516H660Z`, mix(glow, dawn, 0.55)),
    stroke(line, deodar, 7),
    stroke("M660 230V516H1240", ink, 4),
    circle(1240, rising(1240), 17, burans),
    box(690, 210, 190, 16, ink, 8),
    box(690, 240, 120, 10, mix(glow, ink, 0.4), 5),
    box(700, 576, 14, 80, ink),
    box(1186, 576, 14, 80, ink),
  ].join("");
}

function lamps(): string {
  const strings = [
    [-20, 20, 860, -10, 190],
    [860, -10, 1620, 30, 170],
  ].map(([x1, y1, x2, y2, sag]) => {
    const at = (t: number): Point => [
      x1! + (x2! - x1!) * t,
      y1! * (1 - t) ** 2 + 2 * sag! * t * (1 - t) + y2! * t ** 2,
    ];
    const bulbs = Array.from({ length: 9 }, (_, i) => at((i + 0.5) / 9)).map(([x, y]) => circle(x, y + 12, 8, dawn));
    return (
      stroke(`M${x1} ${y1}Q${n((x1! + x2!) / 2)} ${sag} ${x2} ${y2}`, mix(nightRidge, glow, 0.3), 2.5) + bulbs.join("")
    );
  });
  return strings.join("");
}

const lectern = (): string =>
  shape("M470 500L590 470L598 496L562 506L556 648H500L508 520L478 528Z", mix(nightRidge, dawn, 0.35)) +
  stroke("M548 480l-8-44", paper, 4) +
  circle(539, 430, 8, paper);

function audience(): string {
  const styles = [
    "short",
    "bun",
    "turban",
    "long",
    "curly",
    "scarf",
    "hillcap",
    "bob",
    "beanie",
    "plait",
    "short",
    "ponytail",
  ] as const;
  const tops = [deodar, lake, nightRidge, mix(burans, night, 0.45), mix(dawn, night, 0.5)];
  const skins = [skinMid, skinLight, skinDeep];
  const row = (count: number, y: number, size: number, shift: number, dim: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = shift + (1600 / (count - 0.4)) * i + ((i * 37) % 23) - 11;
      const top = mix(tops[(i * 2 + shift) % 5]!, night, dim);
      const look: Look = {
        skin: mix(skins[i % 3]!, night, dim + 0.1),
        hair: mix(ink, night, 0.6),
        style: styles[(i * 5 + shift) % 12]!,
        trim: mix(tops[(i + 2) % 5]!, glow, 0.2),
        garment: "shirt",
        top,
        legs: top,
      };
      return person(look, { hip: [x, y + ((i * 53) % 17)], size, view: "away", feet: null, tilt: ((i * 7) % 9) - 4 });
    }).join("");
  return row(11, 900, 62, 43, 0.35) + row(8, 1030, 84, 101, 0.6);
}

const rising = (x: number) =>
  470 - 190 * ((x - 640) / 620) ** 1.5 - 26 * (1 - Math.abs(Math.sin(x / 44))) - 10 * (1 - Math.abs(Math.sin(x / 17)));
