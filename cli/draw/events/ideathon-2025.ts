import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { seeded } from "../random.ts";
import { box, circle, group, n, type Point, picture, stroke } from "../svg.ts";

const {
  paper,
  paperDeep,
  glow,
  dawn,
  burans,
  lake,
  deodar,
  sage,
  mist,
  ice,
  ink,
  earth,
  skinLight,
  skinMid,
  skinDeep,
} = palette;
const width: Point = [0, 1500];

/** A wall of notes that has become a ridge: the last one goes on top from a ladder. */
export function ideathon2025(): string {
  const shadow = ridgeLine({ seed: "ideathon wall", foot: 700, rise: 360, span: 700, rough: 0.4 });
  return picture(
    1500,
    1000,
    NOTE,
    box(0, 0, 1500, 1000, paperDeep),
    hill(shadow, mix(paperDeep, mist, 0.35), width, 1000),
    contours(shadow, mix(paperDeep, sage, 0.4), width, { count: 10, gap: 20 }),
    circle(1230, 210, 92, dawn),
    notes(),
    box(0, 860, 1500, 140, mix(glow, earth, 0.25)),
    box(0, 852, 1500, 14, paper),
    ladder(),
    person(climber, {
      hip: [818, 482],
      size: 66,
      near: [90, -366],
      far: [58, -150],
      feet: [
        [10, 330],
        [40, 262],
      ],
      lean: 4,
      tilt: -14,
    }),
    note(884, 226, -6, burans),
    person(pointer, { hip: standing(250, 930, 70), size: 70, near: [150, -226], far: [40, 4] }),
    person(writer, {
      hip: [500, 872],
      size: 70,
      mirrored: true,
      near: [118, -106],
      far: [110, -80],
      feet: [
        [150, 84],
        [-60, 88],
      ],
      lean: 12,
      tilt: 12,
    }),
    group("translate(416 800) rotate(12)", box(-40, -30, 70, 56, dawn, 2)),
    stroke("M424 796l26-30", ink, 7),
    person(carrier, {
      hip: standing(1190, 940, 72),
      size: 72,
      view: "front",
      near: [70, 26],
      far: [-70, 26],
      elbows: [-1, 1],
    }),
    group(
      "translate(1190 728)",
      box(-62, -36, 124, 84, mix(earth, glow, 0.3), 4),
      ...[burans, dawn, lake].map((fill, i) => group(`rotate(${i * 9 - 9})`, box(-48 + i * 36, -70, 40, 42, fill, 2))),
      box(-62, -34, 124, 82, mix(earth, glow, 0.3), 4),
    ),
    grain("ideathon", 1500, 1000, earth, { count: 240, opacity: 0.16 }),
  );
}

const climber: Look = {
  skin: skinMid,
  hair: ink,
  style: "ponytail",
  trim: burans,
  garment: "shirt",
  top: lake,
  legs: ink,
  shoes: burans,
};
const pointer: Look = {
  skin: skinDeep,
  hair: ink,
  style: "curly",
  glasses: true,
  garment: "kurta",
  top: deodar,
  trim: glow,
  legs: paper,
};
const writer: Look = {
  skin: skinLight,
  hair: ink,
  style: "scarf",
  garment: "shirt",
  top: burans,
  legs: mix(ink, lake, 0.3),
};
const carrier: Look = {
  skin: skinMid,
  hair: ink,
  style: "short",
  garment: "shirt",
  top: dawn,
  legs: mix(deodar, ink, 0.4),
};

/** One note as a use of a shared shape, since there are seventy of them. */
const note = (x: number, y: number, turn: number, fill: string): string =>
  `<use href="#note" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
const NOTE = `<defs><g id="note"><rect x="-33" y="-33" width="66" height="66" rx="2"/>${stroke("M-20-8H18M-20 8H10", ink, 4, 'opacity=".4"')}</g></defs>`;

function notes(): string {
  const random = seeded("sticky notes");
  const heights = [1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 6, 7, 5, 4, 3, 4, 3, 2, 1];
  const rows = [deodar, sage, mix(sage, mist, 0.5), lake, ice, dawn, burans];
  return heights
    .flatMap((height, column) =>
      Array.from({ length: height }, (_, row) => {
        if (column === 11 && row === 6) return "";
        const fill =
          random() < 0.16 ? dawn : random() < 0.1 ? burans : rows[Math.min(row + (random() < 0.3 ? 1 : 0), 4)]!;
        return note(70 + column * 75, 770 - row * 76, random(-6, 6), fill);
      }),
    )
    .join("");
}

const ladder = (): string =>
  stroke("M770 950L832 500M920 950L866 500", mix(earth, dawn, 0.3), 16) +
  stroke("M784 868H908M794 800H900M802 732H894M812 664H886M822 596H878", mix(earth, dawn, 0.3), 12);
