import { type Ink, mix, palette } from "../palette.ts";
import { box, circle, shape, stroke } from "../svg.ts";
import { shaded, tone } from "./tones.ts";

export type Wrap =
  | "woolscarf"
  | "stripedscarf"
  | "loosescarf"
  | "shawl"
  | "dupatta"
  | "camera"
  | "earrings"
  | "studs"
  | "nosestud"
  | "bindi"
  | "lanyard";

/** What is worn over the clothes, or small things on the face. */
export function drawWrap(kind: Wrap, ink: Ink): string {
  const fold = shaded(ink, 0.3);
  switch (kind) {
    case "woolscarf":
      return (
        shape(
          "M-120 176C-60 220 60 220 120 176C150 200 158 250 140 280C60 330-60 330-140 280C-158 250-150 200-120 176Z",
          ink,
        ) +
        shape("M-96 270C-130 360-140 460-136 570H-20C-30 460-20 370 0 306Z", shaded(ink, 0.12)) +
        stroke(
          "M-126 214Q0 268 126 214M-138 252Q0 304 138 252M-70 330Q-90 440-86 560M-36 330Q-56 440-52 560",
          fold,
          5,
        ) +
        stroke("M-128 500H-24M-130 528H-24", mix(ink, palette.paper, 0.6), 8)
      );
    case "stripedscarf":
      return (
        shape(
          "M-124 170C-60 216 60 216 124 170C156 196 164 256 146 288C60 340-60 340-146 288C-164 256-156 196-124 170Z",
          ink,
        ) +
        shape("M40 300C70 380 84 470 80 570H196C196 460 170 360 130 280Z", shaded(ink, 0.1)) +
        stroke(
          "M-98 190L-112 304M-46 206L-52 326M10 210V330M64 202L74 320M108 184L126 300M66 366L160 340M78 430L182 408M82 496L192 480",
          tone(0.9),
          13,
        ) +
        stroke("M-136 236Q0 288 136 236", fold, 5)
      );
    case "loosescarf":
      return (
        shape(
          "M-100 196C-40 300 40 300 100 196C140 230 140 290 100 330C70 420 90 500 84 570H-30C-20 480-40 400-70 350C-130 310-140 240-100 196Z",
          ink,
        ) +
        stroke(
          "M-104 240C-50 330 50 330 104 240M-70 320C-20 350 40 350 76 320M10 370C30 430 30 500 26 566M50 372C62 440 64 500 60 566",
          fold,
          5.5,
        )
      );
    case "shawl": {
      const diamonds = [-230, -170, -110, -50, 50, 110, 170, 230]
        .map((x) => shape(`M${x} ${436 - Math.abs(x) * 0.22}l16 22-16 22-16-22Z`, palette.paper))
        .join("");
      return (
        shape(
          "M-74 214C-130 262-240 280-284 320C-322 360-334 480-336 570H336C334 480 322 360 284 320C240 280 130 262 74 214C66 290 30 350 0 400C-30 350-66 290-74 214Z",
          ink,
        ) +
        diamonds +
        stroke(row(330, 70), palette.paper, 7) +
        stroke(row(360, 76) + row(430, 70), tone(0.92), 9) +
        stroke("M-74 218C-66 290-30 350 0 400C30 350 66 290 74 218", fold, 7)
      );
    }
    case "dupatta":
      return (
        shape(
          "M-104 200C-70 280 70 280 104 200C190 250 230 280 262 320C240 360 160 340 0 344C-160 340-240 360-262 320C-230 280-190 250-104 200Z",
          ink,
        ) +
        shape(
          "M-262 316C-250 400-270 480-276 570H-180C-180 470-170 390-150 340ZM262 316C250 400 270 480 276 570H180C180 470 170 390 150 340Z",
          shaded(ink, 0.12),
        ) +
        stroke("M-120 230C-60 310 60 310 120 230M-180 270C-90 330 90 330 180 270", fold, 5) +
        stroke("M-274 540H-182M274 540H182", palette.paper, 9)
      );
    case "camera":
      return (
        stroke("M-96 240C-130 330 10 420 170 540M96 240C170 300 200 420 200 530", tone(0.94), 17) +
        box(92, 486, 190, 120, tone(0.9), 14) +
        box(150, 464, 66, 30, tone(0.9), 8) +
        circle(186, 552, 46, tone(0.55)) +
        circle(186, 552, 32, tone(0.96)) +
        circle(174, 540, 9, ink) +
        box(246, 500, 22, 14, ink, 3)
      );
    case "earrings":
      return (
        circle(-128, 62, 9, ink) +
        circle(128, 62, 9, ink) +
        `<circle cx="-128" cy="92" r="24" fill="none" stroke="${ink}" stroke-width="8"/><circle cx="128" cy="92" r="24" fill="none" stroke="${ink}" stroke-width="8"/>`
      );
    case "studs":
      return circle(-126, 46, 9, ink) + circle(126, 46, 9, ink);
    case "nosestud":
      return circle(-25, 50, 6, ink);
    case "bindi":
      return circle(0, -66, 9, ink);
    case "lanyard":
      return (
        stroke("M-74 240L-8 470M74 240L8 470", ink, 10) +
        box(-44, 466, 88, 110, palette.paper, 8) +
        box(-24, 500, 48, 44, tone(0.35), 4)
      );
  }
}

const row = (y: number, sag: number) =>
  `M-300 ${y + 40}Q-150 ${y + sag} 0 ${y + sag + 80}Q150 ${y + sag} 300 ${y + 40}`;
