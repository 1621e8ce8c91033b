import { type Ink, mix, palette } from "../palette.ts";
import { group, type Point, shape, stroke } from "../svg.ts";
import { limb } from "./limb.ts";

type Hold = "grip" | "rest";

/** A forearm and hand seen from above, reaching from the edge towards `at`; 100 units are a hand's breadth. */
export function forearm(
  at: Point,
  angle: number,
  size: number,
  skin: Ink,
  sleeve: Ink,
  hold: Hold,
  mirrored = false,
): string {
  const knuckle = mix(skin, palette.ink, 0.22);
  const fingers = hold === "grip" ? GRIP : REST;
  const scale = (size / 100).toFixed(2);
  return group(
    `translate(${at[0]} ${at[1]}) rotate(${angle}) scale(${scale} ${mirrored ? "-" : ""}${scale})`,
    shape(
      limb(
        [
          [-560, 0],
          [-190, 0],
        ],
        [108, 64],
      ),
      skin,
    ),
    shape(
      limb(
        [
          [-200, 0],
          [-110, 0],
        ],
        [42, 36],
      ),
      skin,
    ),
    shape("M-120-36C-96-40-70-52-40-54C-10-56 6-50 10-40L12 40C4 54-30 56-60 50C-84 46-100 38-120 36Z", skin),
    ...fingers.map((joints) => shape(limb(joints, [15, 14, 11]), skin)),
    hold === "grip"
      ? stroke("M8-16L44-14M8 8H44M8 30L36 30", knuckle, 4)
      : stroke("M10-16L40-22M12 8L46 10", knuckle, 4),
    shape(
      limb(
        hold === "grip"
          ? [
              [-56, -44],
              [-8, -66],
              [40, -40],
            ]
          : [
              [-60, -40],
              [-24, -78],
              [10, -92],
            ],
        [20, 16, 12],
      ),
      skin,
    ),
    shape(
      limb(
        [
          [-760, 0],
          [-200, 0],
        ],
        [150, 82],
      ),
      sleeve,
    ),
    stroke("M-182-70V70", mix(sleeve, palette.ink, 0.3), 14),
  );
}

const GRIP: Point[][] = [
  [
    [4, -34],
    [46, -32],
    [52, -8],
  ],
  [
    [8, -8],
    [52, -6],
    [52, 14],
  ],
  [
    [8, 14],
    [48, 16],
    [46, 34],
  ],
  [
    [0, 36],
    [38, 36],
    [34, 50],
  ],
];

const REST: Point[][] = [
  [
    [0, -38],
    [48, -52],
    [90, -56],
  ],
  [
    [6, -14],
    [62, -20],
    [112, -22],
  ],
  [
    [6, 12],
    [62, 12],
    [108, 12],
  ],
  [
    [0, 36],
    [46, 42],
    [82, 44],
  ],
];
