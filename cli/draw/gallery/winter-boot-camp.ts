import { grain } from "../land/grain.ts";
import { contours, hill, ridgeLine } from "../land/ridge.ts";
import { sky, stars } from "../land/sky.ts";
import { deodar as tree } from "../land/trees.ts";
import { mix, palette } from "../palette.ts";
import { type Look, person, standing } from "../people/person.ts";
import { seeded } from "../random.ts";
import { box, circle, ellipse, group, n, type Point, picture, shape, stroke } from "../svg.ts";

const {
  snow,
  ice,
  lake,
  dusk,
  night,
  nightRidge,
  ink,
  dawn,
  glow,
  burans,
  paper,
  deodar,
  earth,
  skinMid,
  skinLight,
  skinDeep,
} = palette;
const width: Point = [0, 1500];
const jackets = { garment: "jacket", legs: mix(night, dusk, 0.3), shoes: night } as const;

/** Before sunrise in January: a lit hut in the snow, and a late group climbing to it with their kit. */
export function winterBootCamp(): string {
  const far = ridgeLine({ seed: "winter far", foot: 500, rise: 330, span: 620, rough: 0.55 });
  const mid = ridgeLine({ seed: "winter mid 2", foot: 600, rise: 190, span: 520, rough: 0.45 });
  return picture(
    1500,
    1000,
    sky(1500, 1000, [mix(dusk, night, 0.45), mix(dusk, night, 0.25), mix(dusk, lake, 0.3)], 560),
    stars("winter", 1500, 330, snow, 50),
    hill(far, mix(ice, dusk, 0.35), width, 1000),
    contours(far, mix(ice, dusk, 0.15), width, { count: 9, gap: 17 }),
    hill(mid, mix(dusk, lake, 0.5), width, 1000),
    [
      [90, 800, 430],
      [250, 780, 330],
      [395, 770, 250],
      [1420, 790, 460],
      [1290, 760, 300],
    ]
      .map(([x, y, h]) => snowy(x!, y!, h!))
      .join(""),
    hill(snowLine, mix(snow, ice, 0.4), width, 1000, 25),
    group("translate(-80 0)", hut()),
    shape("M0 1000V868C260 800 520 900 760 868C1000 836 1240 800 1500 852V1000Z", snow),
    shape(
      "M790 730C760 766 700 776 640 810C560 856 640 900 560 1000H760C800 920 740 876 800 830C850 790 870 770 890 730Z",
      mix(snow, ice, 0.75),
    ),
    flakes(),
    fire(),
    person(
      { ...jackets, skin: skinLight, hair: ink, style: "beanie", trim: deodar, top: burans },
      {
        hip: [306, 806],
        size: 60,
        near: [100, -60],
        far: [104, -72],
        feet: [
          [120, 112],
          [150, 116],
        ],
        lean: 8,
      },
    ),
    person(
      { ...jackets, skin: skinDeep, hair: ink, style: "scarf", top: lake },
      {
        hip: [620, 812],
        size: 60,
        mirrored: true,
        near: [92, -80],
        far: [98, -56],
        feet: [
          [124, 112],
          [150, 116],
        ],
        lean: 4,
      },
    ),
    box(262, 824, 88, 70, mix(earth, ink, 0.35), 10),
    box(576, 830, 88, 66, mix(earth, ink, 0.35), 10),
    climber(1120, 928, 58, dawn, "beanie", burans),
    climber(1250, 950, 62, deodar, "plait", glow),
    climber(1388, 972, 66, mix(burans, dusk, 0.4), "beanie", dawn),
    grain("winter", 1500, 1000, paper, { count: 120, opacity: 0.3 }),
  );
}

const snowy = (x: number, y: number, height: number): string =>
  tree(x, y, height, mix(nightRidge, deodar, 0.35), "snowy", 0.27) +
  group(
    `translate(${n(x * 0.3 - 7)} ${n((y - height) * 0.26 - 2)}) scale(.7 .74)`,
    tree(x, y, height, mix(snow, ice, 0.35), "snowy", 0.24, false),
  ) +
  group(
    `translate(${n(x * 0.38 - 2)} ${n((y - height) * 0.3 + 26)}) scale(.62 .7)`,
    tree(x, y, height, mix(nightRidge, deodar, 0.35), "snowy", 0.27, false),
  );

function hut(): string {
  const wood = mix(earth, ink, 0.45);
  const pane = (x: number, y: number) =>
    box(x - 6, y - 6, 92, 92, mix(wood, ink, 0.4), 3) +
    box(x, y, 80, 80, dawn) +
    stroke(`M${x + 40} ${y}v80M${x} ${y + 40}h80`, wood, 6);
  return [
    stroke("M1152 420C1136 380 1176 356 1158 312S1184 260 1172 226", mix(ice, dusk, 0.3), 16, 'opacity=".7"'),
    box(1130, 430, 46, 110, mix(wood, ink, 0.3)),
    box(1124, 420, 58, 20, snow, 8),
    box(800, 540, 420, 190, wood),
    stroke("M800 578H1220M800 616H1220M800 654H1220M800 692H1220", mix(wood, ink, 0.4), 4),
    pane(836, 584),
    pane(1106, 584),
    box(964, 588, 104, 142, mix(wood, ink, 0.5)),
    box(974, 598, 84, 132, mix(dawn, glow, 0.4)),
    shape("M974 730L940 800H1100L1058 730Z", dawn, 'opacity=".35"'),
    shape("M752 556L1010 410L1268 556L1240 566L1010 446L780 566Z", mix(wood, ink, 0.4)),
    shape(
      "M736 556Q740 532 780 512L990 394Q1010 386 1030 394L1240 512Q1280 532 1284 556Q1262 566 1246 552L1010 424L774 552Q758 566 736 556Z",
      snow,
    ),
    shape("M800 540L1010 428L1220 540Z", mix(wood, ink, 0.2)),
    circle(1010, 500, 22, dawn),
  ].join("");
}

const fire = (): string =>
  ellipse(464, 912, 190, 26, dawn, 'opacity=".35"') +
  stroke("M420 910L508 886M424 886L512 912", mix(earth, ink, 0.3), 14) +
  shape(
    "M464 900C410 896 418 850 440 830C442 846 452 850 454 838C456 812 470 800 474 780C490 806 514 830 512 862C510 888 492 900 464 900Z",
    dawn,
  ) +
  shape("M464 898C440 894 444 866 460 846C470 860 488 866 484 884C482 894 474 898 464 898Z", burans);

function climber(
  x: number,
  ground: number,
  size: number,
  top: string,
  style: "beanie" | "plait",
  trim: string,
): string {
  const hip = standing(x, ground, size);
  const look: Look = { ...jackets, skin: skinMid, hair: ink, style, trim, top };
  const pack = group(
    `translate(${n(hip[0])} ${n(hip[1])}) scale(${size / 100}) rotate(-9)`,
    box(38, -222, 76, 172, mix(trim, ink, 0.45), 26),
    box(38, -250, 70, 34, mix(trim, snow, 0.3), 16),
  );
  return (
    pack +
    person(look, {
      hip,
      size,
      mirrored: true,
      lean: 9,
      near: [96, -60],
      far: [60, -30],
      feet: [
        [-70, 318],
        [66, 320],
      ],
    }) +
    stroke(`M${n(hip[0] - size)} ${n(hip[1] - size * 0.75)}L${n(hip[0] - size * 1.2)} ${n(ground)}`, ink, 4)
  );
}

function flakes(): string {
  const random = seeded("flakes");
  const fall = (count: number) =>
    Array.from({ length: count }, () => `M${n(random(0, 1500))} ${n(random(0, 960))}h0`).join("");
  return stroke(fall(90), paper, 6) + stroke(fall(26), paper, 11);
}

const snowLine = (x: number) => 760 - 70 * Math.exp(-(((x - 1050) / 380) ** 2)) + 12 * Math.sin(x / 150);
