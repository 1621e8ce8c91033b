import { type Ink, mix, palette } from "../palette.ts";
import { group, n, type Point, shape } from "../svg.ts";
import { type Garment, skirt, torso } from "./garment.ts";
import { hairBehind, type View } from "./hair.ts";
import { fallsBehind, head, type HeadLook } from "./head.ts";
import { beyond, limb, reach } from "./limb.ts";

export type Look = HeadLook & { garment: Garment; top: Ink; legs: Ink; shoes?: Ink; drape?: Ink; build?: number };

export type Pose = {
  /** Where the hip is, in pixels of the picture. */
  hip: Point;
  /** Height of the head in pixels; the whole figure is about 6.9 heads tall. */
  size: number;
  view?: View;
  mirrored?: boolean;
  /** Lean of the trunk and tilt of the head, in degrees. */
  lean?: number;
  tilt?: number;
  /** Hands and feet in hundredths of a head from the hip; in side view x runs forward. */
  near?: Point;
  far?: Point;
  /** `null` for a bust whose forearms are out of sight too, unless a hand is given. */
  feet?: readonly [Point, Point] | null;
  elbows?: readonly [1 | -1, 1 | -1];
};

const [UPPER, FORE, THIGH, SHIN] = [112, 104, 172, 167];
const HIP_HEIGHT = 352;

/** The hip of a figure that stands with its soles at (x, ground). */
export const standing = (x: number, ground: number, size: number): Point => [x, ground - (HIP_HEIGHT * size) / 100];

/** A whole flat figure. */
export function person(look: Look, pose: Pose): string {
  const { hip, size, view = "side", mirrored = false, lean = 0, tilt = 0 } = pose;
  const [farArm, nearArm] = arms(look, pose, view);
  const body = [
    view === "side" ? farArm : "",
    pose.feet === null ? "" : legs(look, pose, view),
    pose.feet !== undefined ? "" : skirt(look.garment, view, look.top),
    group(`rotate(${n(lean)})`, trunk(look, view, tilt)),
    view === "side" ? "" : farArm,
    nearArm,
  ].join("");
  const scale = (size / 100).toFixed(3);
  return group(`translate(${n(hip[0])} ${n(hip[1])}) scale(${mirrored ? "-" : ""}${scale} ${scale})`, body);
}

function trunk(look: Look, view: View, tilt: number): string {
  const forward = view === "side" ? 8 : 0;
  const neck = shape(
    limb(
      [
        [0, -208],
        [forward, -250],
      ],
      [20, 18],
    ),
    mix(look.skin, palette.ink, 0.14),
  );
  const clothes = torso(look.garment, view, look.top, look.drape ?? look.trim ?? look.hair);
  const skull = group(`translate(${forward + 4 * (view === "side" ? 1 : 0)} -282)`, head(look, view, tilt));
  if (fallsBehind(look, view))
    return group("translate(0 -282)", hairBehind(look.style, view, look.hair)) + clothes + neck + skull;
  return view === "away" ? neck + clothes + skull : clothes + neck + skull;
}

function arms(look: Look, pose: Pose, view: View): [string, string] {
  const side = view === "side";
  const build = look.garment === "jacket" ? 1.2 : 1;
  const bust = pose.feet === null;
  const turn = ((pose.lean ?? 0) * Math.PI) / 180;
  const shoulder = (x: number): Point => [
    x * Math.cos(turn) + 184 * Math.sin(turn),
    x * Math.sin(turn) - 184 * Math.cos(turn),
  ];
  const arm = (from: Point, hand: Point, bend: 1 | -1, ink: Ink, hidden: boolean) => {
    const [elbow, wrist] = reach(from, hand, UPPER, FORE, bend);
    if (hidden) return shape(limb([from, elbow], [27 * build, 22 * build]), ink);
    const palm = beyond(elbow, wrist, 20);
    return (
      shape(limb([wrist, palm], [14, 11]), look.skin) +
      shape(limb([from, elbow, wrist], [27 * build, 22 * build, 17 * build]), ink)
    );
  };
  const [nearBend, farBend] = pose.elbows ?? (side ? [1, 1] : [-1, 1]);
  const shaded = mix(look.top, palette.ink, side ? 0.26 : 0.1);
  const far = arm(
    shoulder(side ? 10 : -64),
    pose.far ?? (side ? [22, 16] : [-80, 24]),
    farBend,
    shaded,
    bust && !pose.far,
  );
  const near = arm(
    shoulder(side ? -4 : 64),
    pose.near ?? (side ? [4, 22] : [80, 24]),
    nearBend,
    side ? mix(look.top, palette.ink, 0.1) : shaded,
    bust && !pose.near,
  );
  return [far, near];
}

function legs(look: Look, pose: Pose, view: View): string {
  const side = view === "side";
  const feet =
    pose.feet ??
    (side
      ? ([
          [-24, HIP_HEIGHT - 16],
          [22, HIP_HEIGHT - 16],
        ] as const)
      : ([
          [-34, HIP_HEIGHT - 16],
          [34, HIP_HEIGHT - 16],
        ] as const));
  const leg = (hipX: number, foot: Point, ink: Ink, bend: 1 | -1, way: number) => {
    const [knee, ankle] = reach([hipX, 0], foot, THIGH, SHIN, bend);
    const toe: Point = [ankle[0] + way, ankle[1] + 8];
    return (
      shape(limb([ankle, toe], [14, 9]), look.shoes ?? palette.ink) +
      shape(limb([[hipX, 0], knee, ankle], [38, 28, 20]), ink)
    );
  };
  const back = leg(
    side ? 0 : -30,
    feet[0],
    mix(look.legs, palette.ink, side ? 0.25 : 0),
    side ? -1 : 1,
    side ? 36 : -10,
  );
  return back + leg(side ? 0 : 30, feet[1], look.legs, -1, side ? 36 : 10);
}
