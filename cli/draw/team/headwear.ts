import { type Ink, mix, palette } from "../palette.ts";
import { seeded } from "../random.ts";
import { circle, n, shape, stroke } from "../svg.ts";
import { shaded, tone } from "./tones.ts";

export type Headwear = "turban" | "karakul" | "dhaka" | "hillcap" | "beanie" | "headscarf" | "goggles";

/** What is worn on the head, drawn last. */
export function drawHeadwear(kind: Headwear, ink: Ink): string {
  switch (kind) {
    case "turban":
      return turban(ink);
    case "karakul":
      return karakul(tone(0.52));
    case "dhaka":
      return dhaka(ink);
    case "hillcap":
      return hillcap(ink);
    case "beanie":
      return beanie(ink);
    case "headscarf":
      return headscarf(ink);
    case "goggles":
      return (
        stroke("M-128-110Q0-176 128-110", tone(0.94), 16) +
        shape(
          "M-98-180C-60-200 60-200 98-180C112-150 104-122 84-112C60-104 34-112 0-138C-34-112-60-104-84-112C-104-122-112-150-98-180Z",
          mix(ink, palette.paper, 0.25),
          `stroke="${tone(0.94)}" stroke-width="9"`,
        ) +
        stroke("M-76-170L-52-128M50-178L66-142", palette.paper, 8, 'opacity=".8"')
      );
  }
}

function turban(ink: Ink): string {
  const fold = shaded(ink, 0.34);
  return (
    shape("M-134-30C-176-150-132-296 0-302C132-296 176-150 134-30C122-66 84-110 0-156C-84-110-122-66-134-30Z", ink) +
    shape("M-46-134C-30-150 30-150 46-134L0-112Z", tone(0.85)) +
    shape(
      "M-134-30C-128-76-80-128 0-156C80-128 128-76 134-30C120-58 84-96 0-136C-84-96-120-58-134-30Z",
      shaded(ink, 0.16),
    ) +
    stroke(
      "M0-156C-56-196-110-216-144-164M0-156C-46-226-92-258-120-240M0-156C-20-236-46-280-58-290M0-156C56-190 112-206 146-152M0-156C50-222 96-250 124-234M0-156C26-236 52-276 66-286",
      fold,
      6,
    )
  );
}

function karakul(ink: Ink): string {
  const random = seeded("karakul");
  const curls = Array.from({ length: 46 }, () => {
    const [x, y] = [random(-112, 112), random(-262, -118)];
    return Math.abs(x) / 150 + (-190 - y) / 160 > 0.95 ? "" : `M${n(x)} ${n(y)}q8-10 14 0t-10 10`;
  });
  return (
    shape("M-128-92C-140-150-126-216-92-246C-40-226 24-262 70-286C116-256 138-170 128-92C70-118-70-118-128-92Z", ink) +
    shape(
      "M-92-246C-40-226 24-262 70-286C30-244-30-206-60-112C-84-108-108-102-128-92C-140-150-126-216-92-246Z",
      shaded(ink, 0.2),
    ) +
    stroke(curls.join(""), mix(ink, palette.paperDeep, 0.3), 4)
  );
}

function dhaka(ink: Ink): string {
  const rows = [-236, -204, -172, -140]
    .map((y, row) =>
      Array.from({ length: 7 }, (_, i) => {
        const x = -104 + i * 31 + (row % 2) * 15 - (y + 140) * 0.1;
        return `M${n(x)} ${y + 12 - (x + 60) * 0.06}l9-13 9 13-9 13Z`;
      }).join(""),
    )
    .join("");
  return (
    shape("M-128-98C-128-150-116-200-98-228C-40-262 50-286 104-252C128-210 134-150 128-98C70-128-70-128-128-98Z", ink) +
    shape("M-98-228C-40-262 50-286 104-252C60-244-20-240-98-228Z", shaded(ink, 0.26)) +
    shape(rows, tone(0.94)) +
    stroke("M-126-104Q0-140 126-104", tone(0.94), 8)
  );
}

function hillcap(ink: Ink): string {
  const teeth = Array.from({ length: 11 }, (_, i) => {
    const x = -110 + i * 22;
    return `${i ? "L" : "M"}${x} ${n(-142 - 20 * (1 - (x / 140) ** 2) + (i % 2 ? -22 : 4))}`;
  }).join("");
  return (
    shape("M-118-150L-112-250C-60-284 60-284 112-250L118-150Z", tone(0.42)) +
    shape("M-112-250C-60-226 60-226 112-250C60-284-60-284-112-250Z", tone(0.34)) +
    shape(
      "M-132-92C-136-130-132-162-126-188C-60-222 60-222 126-188C132-162 136-130 132-92C70-120-70-120-132-92Z",
      ink,
    ) +
    stroke(teeth, tone(0.94), 7) +
    stroke("M-130-102Q0-138 130-102M-126-180Q0-226 126-180", tone(0.94), 6)
  );
}

function beanie(ink: Ink): string {
  const ribs = [-96, -72, -48, -24, 0, 24, 48, 72, 96]
    .map((x) => `M${x} ${n(-104 - 22 * (1 - (x / 130) ** 2))}V${n(-160 - 22 * (1 - (x / 130) ** 2))}`)
    .join("");
  return (
    circle(0, -292, 34, tone(0.3)) +
    shape("M-130-120C-140-236-70-284 0-284C70-284 140-236 130-120C60-160-60-160-130-120Z", ink) +
    stroke("M-84-170L-60-226L-30-186L0-240L30-186L60-226L84-170", mix(ink, palette.paperDeep, 0.75), 9) +
    shape(
      "M-136-84C-142-110-140-140-134-158C-70-190 70-190 134-158C140-140 142-110 136-84C70-112-70-112-136-84Z",
      shaded(ink, 0.22),
    ) +
    stroke(ribs, shaded(ink, 0.45), 5)
  );
}

function headscarf(ink: Ink): string {
  const fold = shaded(ink, 0.28);
  return (
    shape(
      "M0-236C-104-236-164-160-158-40C-154 60-172 150-206 250C-150 330 150 330 206 250C172 150 154 60 158-40C164-160 104-236 0-236ZM0-138C64-138 106-100 108-30C110 64 84 168 0 172C-84 168-110 64-108-30C-106-100-64-138 0-138Z",
      ink,
      'fill-rule="evenodd"',
    ) +
    stroke("M-106-44C-100-108-60-134 0-134C60-134 100-108 106-44", fold, 13) +
    shape(
      "M-96 96C-70 190 60 220 150 166C180 230 120 300 0 310C-100 300-170 270-190 210C-150 210-110 160-96 96Z",
      ink,
    ) +
    stroke(
      "M-96 96C-70 180 40 214 140 176M-130 150C-80 230 40 256 160 216M-118-150C-90-196-46-212-6-212M112 40C120 100 134 140 150 166",
      fold,
      5.5,
    )
  );
}
