import { type Ink, mix, palette } from "../palette.ts";
import { circle, ellipse, group, n, shape, stroke } from "../svg.ts";
import { shaded, tone } from "./tones.ts";

export type Face = {
  /** Half the width at the temples, the breadth of the jaw (0.8 narrow to 1.1 square) and how low the chin is. */
  half?: number;
  jaw?: number;
  chin?: number;
  skin: Ink;
  brow?: number;
  lashes?: boolean;
  lips?: number;
  smile?: number;
  aged?: boolean;
  hair: Ink;
};

/** Head and features round the middle of the face: eyes at -10, chin about 166, crown at -196. */
export function drawFace(face: Face): string {
  const { skin, half = 122, aged = false } = face;
  return [
    ear(-half - 2, 1, skin),
    ear(half + 2, -1, skin),
    outline(face, false, skin),
    outline(face, true, mix(skin, palette.earth, 0.14)),
    aged
      ? stroke(
          "M-40-92Q0-100 40-92M-30-114Q0-120 30-114M-62 66Q-72 84-66 104M62 66Q72 84 66 104",
          shaded(skin, 0.24),
          4,
        )
      : "",
    eye(-52, 1, face),
    eye(52, -1, face),
    nose(skin),
    mouth(face),
  ].join("");
}

function outline({ half = 122, jaw = 0.96, chin = 166 }: Face, shadeOnly: boolean, ink: Ink): string {
  const [corner, low] = [half * 0.86 * jaw, 104];
  const right = `C${n(44 * jaw)} ${chin} ${n(corner * 0.86)} ${n(chin - 26)} ${n(corner)} ${low}C${n(half * 0.97)} 66 ${n(half * 1.02)} 10 ${half}-60C${n(half * 0.97)}-150 ${n(half * 0.57)}-196 0-196`;
  if (shadeOnly)
    return shape(
      `M0 ${chin}${right}C${n(half * 0.5)}-150 ${n(half * 0.62)}-60 ${n(half * 0.66)} 0C${n(half * 0.7)} 70 ${n(half * 0.4)} ${n(chin - 40)} 0 ${chin}Z`,
      ink,
    );
  const left = `C${n(-half * 0.57)}-196 ${n(-half * 0.97)}-150 ${-half}-60C${n(-half * 1.02)} 10 ${n(-half * 0.97)} 66 ${n(-corner)} ${low}C${n(-corner * 0.86)} ${n(chin - 26)} ${n(-44 * jaw)} ${chin} 0 ${chin}`;
  return shape(`M0 ${chin}${right}${left}Z`, ink);
}

const ear = (x: number, way: number, skin: Ink): string =>
  ellipse(x, 8, 21, 34, skin) +
  stroke(`M${n(x - way * 8)}-8q${way * 12}-6 ${way * 14} 12t${way * -6} 20`, shaded(skin, 0.24), 4);

function eye(x: number, way: number, { skin, brow = 1, lashes = false, hair }: Face): string {
  const dark = tone(0.96);
  const thick = 9 * brow;
  return group(
    `translate(${x} -10) scale(${way} 1)`,
    shape("M-26 3C-16-11 12-13 26 1C12 12-14 13-26 3Z", mix(skin, palette.paper, 0.62)),
    circle(1, -1, 10.5, dark),
    circle(1 + way * 4, -4, 2.6, palette.paper),
    stroke(`M${lashes ? "-33-1L" : "-29 3L"}-27 3C-16-12 12-14 27 2`, dark, lashes ? 7 : 6.5),
    stroke("M-16 15Q2 20 18 13", shaded(skin, 0.2), 3.5),
    shape(
      `M34-${n(24 + thick)}C8-${n(36 + thick)}-24-${n(34 + thick)}-42-26C-22-${n(31)} 8-34 33-24Z`,
      mix(hair, dark, 0.45),
    ),
  );
}

const nose = (skin: Ink): string =>
  stroke("M16-8C16 20 26 40 25 54C22 66 8 62 0 69C-8 64-18 66-22 57", shaded(skin, 0.3), 5.5);

function mouth({ skin, lips = 0.25, smile = 8, aged = false }: Face): string {
  const rose = mix(shaded(skin, 0.18), palette.burans, lips * 0.5);
  const corner = n(106 - smile * 0.85);
  const line = `M-44 ${corner}C-24 ${n(107 + smile * 0.5)} 24 ${n(107 + smile * 0.5)} 44 ${corner}`;
  const upper = shape(
    `M-38 ${corner}C-22 ${n(100 - lips * 6)}-10 ${n(96 - lips * 8)} 0 ${n(101 - lips * 6)}C10 ${n(96 - lips * 8)} 22 ${n(100 - lips * 6)} 38 ${corner}C20 110-20 110-38 ${corner}Z`,
    shaded(rose, 0.1),
  );
  const lower = shape(`M-32 108C-18 ${n(120 + lips * 16)} 18 ${n(120 + lips * 16)} 32 108C16 113-16 113-32 108Z`, rose);
  return (
    upper +
    lower +
    stroke(line, shaded(skin, aged ? 0.5 : 0.58), 4.5) +
    stroke("M-12 136Q0 141 12 136", shaded(skin, 0.2), 4)
  );
}
