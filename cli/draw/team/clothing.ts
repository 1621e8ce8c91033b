import { type Ink, mix, palette } from "../palette.ts";
import { box, circle, shape, stroke, window } from "../svg.ts";
import { shaded, tone } from "./tones.ts";

export type Clothing =
  | "sari"
  | "blazer"
  | "sweater"
  | "vest"
  | "pheran"
  | "opencollar"
  | "kurta"
  | "printed"
  | "waistcoat"
  | "highneck"
  | "overshirt"
  | "crew"
  | "checked"
  | "labcoat"
  | "fleece"
  | "cardigan"
  | "raincoat"
  | "collar"
  | "hoodie"
  | "rollneck"
  | "tee";

const BODY =
  "M-60 214C-86 262-180 282-240 306C-302 334-318 430-324 570H324C318 430 302 334 240 306C180 282 86 262 60 214Q0 262-60 214Z";
const OPEN_BODY =
  "M-74 216C-92 258-180 282-240 306C-302 334-318 430-324 570H324C318 430 302 334 240 306C180 282 92 258 74 216C74 288 42 312 0 316C-42 312-74 288-74 216Z";
const LAPELS =
  "M-64 208C-96 300-60 440-10 570H-130C-170 470-190 380-176 290L-96 258ZM64 208C96 300 60 440 10 570H130C170 470 190 380 176 290L96 258Z";
const COLLAR = "M-62 196L-104 232L-62 322L0 262L62 322L104 232L62 196L0 262Z";

/** Clothes on the shoulders, round the neck whose pit is at (0, 250). `under` shows where the upper layer is open. */
export function drawClothing(kind: Clothing, ink: Ink, under: Ink): string {
  const line = shaded(ink, 0.34);
  const body = shape(BODY, ink);
  switch (kind) {
    case "sari":
      return (
        shape(BODY, under) +
        shape("M-60 214Q-40 262 0 300Q40 262 60 214L60 250Q0 330-60 250Z", under) +
        shape("M58 226C120 262 190 286 240 306C302 334 318 430 324 570H-150C-110 470 10 340 58 226Z", ink) +
        stroke(
          "M92 254C60 370-20 480-80 570M128 272C100 390 40 490-10 570M166 284C150 400 110 500 70 570M206 296C206 400 190 500 170 570",
          line,
          6,
        ) +
        stroke("M58 232C10 340-110 470-148 566", mix(ink, palette.paper, 0.55), 16)
      );
    case "blazer":
      return (
        body +
        shape("M-66 208L0 470L66 208L104 240L0 570L-104 240Z", under) +
        shape("M-56 214L0 330L56 214L0 300Z", shaded(under, 0.12)) +
        shape(
          "M-66 206L-118 246L-96 330L-124 350L-6 570H4L-70 330ZM66 206L118 246L96 330L124 350L6 570H-4L70 330Z",
          shaded(ink, 0.3),
        ) +
        shape("M-60 204L-14 276L-44 318L-92 240ZM60 204L14 276L44 318L92 240Z", under) +
        stroke("M-60 204L-14 276L-44 318L-92 240M60 204L14 276L44 318L92 240", shaded(under, 0.3), 4)
      );
    case "sweater":
      return (
        body +
        shape("M-70 216L0 372L70 216L92 236L0 420L-92 236Z", shaded(ink, 0.3)) +
        shape("M-70 216L0 372L70 216Q0 260-70 216Z", under) +
        shape("M-62 200L-16 284L-48 316L-96 236ZM62 200L16 284L48 316L96 236Z", under) +
        stroke("M-16 284L-48 316L-96 236M16 284L48 316L96 236", shaded(under, 0.34), 4)
      );
    case "vest":
      return (
        shape(BODY, under) +
        shape("M-96 250L0 420L96 250L170 280C150 380 190 480 196 570H-196C-190 480-150 380-170 280Z", ink) +
        shape(COLLAR, under) +
        stroke("M-62 322L0 262L62 322M0 270V420", shaded(under, 0.3), 4)
      );
    case "pheran":
      return (
        body +
        shape("M-66 204Q0 262 66 204L76 250Q0 310-76 250Z", shaded(ink, 0.22)) +
        stroke("M0 290V440M-26 300V446M26 300V446M-26 446Q0 462 26 446", mix(ink, palette.paper, 0.55), 6) +
        [320, 356, 392].map((y) => circle(0, y, 7, mix(ink, palette.paper, 0.7))).join("")
      );
    case "opencollar":
      return (
        body +
        shape("M-58 200L0 380L58 200Q0 250-58 200Z", under) +
        shape(
          "M-66 196L-112 238L-60 348L-8 360L-44 280ZM66 196L112 238L60 348L8 360L44 280Z",
          mix(ink, palette.paper, 0.14),
        ) +
        stroke("M-66 196L-44 280L-8 360L-60 348L-112 238M66 196L44 280L8 360L60 348L112 238M0 372V570", line, 4.5) +
        [430, 500].map((y) => circle(12, y, 7, line)).join("")
      );
    case "kurta":
    case "printed": {
      const dots =
        kind === "printed"
          ? [
              [-210, 380],
              [-140, 350],
              [-250, 470],
              [-170, 450],
              [-100, 430],
              [-220, 540],
              [-130, 530],
              [210, 380],
              [140, 350],
              [250, 470],
              [170, 450],
              [100, 430],
              [220, 540],
              [130, 530],
            ]
              .map(([x, y]) => shape(`M${x} ${y! - 16}l12 16-12 16-12-16Z`, under))
              .join("")
          : "";
      return (
        shape(OPEN_BODY, ink) +
        dots +
        shape(
          "M-72 216C-72 290-40 312-14 318V430H14V318C40 312 72 290 72 216L94 240C92 310 60 336 32 342V450H-32V342C-60 336-92 310-94 240Z",
          under,
        )
      );
    }
    case "waistcoat":
      return (
        shape(BODY, under) +
        shape(
          "M-66 212L-118 256L-190 284C-170 380-204 470-210 570H-6V330ZM66 212L118 256L190 284C170 380 204 470 210 570H6V330Z",
          ink,
        ) +
        shape("M-62 196Q0 258 62 196L68 248Q0 300-68 248Z", mix(under, palette.ink, 0.1)) +
        [356, 416, 476, 536].map((y) => circle(18, y, 7, mix(ink, palette.paper, 0.6))).join("")
      );
    case "highneck":
      return (
        body +
        shape("M-78 150C-84 200-88 240-96 262Q0 316 96 262C88 240 84 200 78 150Q0 210-78 150Z", shaded(ink, 0.2)) +
        stroke("M0 196V570", mix(ink, palette.paper, 0.6), 7) +
        box(-9, 260, 18, 34, under, 5) +
        stroke(
          "M-270 350Q-140 400-12 390M270 350Q140 400 12 390M-310 470Q-150 510-12 500M310 470Q150 510 12 500",
          line,
          6,
        )
      );
    case "overshirt":
    case "cardigan":
      return (
        shape(BODY, under) +
        shape(
          "M-68 206C-110 250-190 284-240 306C-302 334-318 430-324 570H-70C-90 440-110 330-68 206ZM68 206C110 250 190 284 240 306C302 334 318 430 324 570H70C90 440 110 330 68 206Z",
          ink,
        ) +
        stroke("M-68 210Q0 290 68 210", shaded(under, 0.28), 7) +
        (kind === "overshirt"
          ? shape("M-68 204L-128 250L-104 356L-86 300ZM68 204L128 250L104 356L86 300Z", shaded(ink, 0.24))
          : stroke("M-72 216C-104 330-84 440-62 570M72 216C104 330 84 440 62 570", shaded(ink, 0.24), 20))
      );
    case "crew":
    case "tee":
      return (
        body +
        stroke("M-68 218Q0 310 68 218", line, kind === "crew" ? 18 : 9) +
        (kind === "crew" ? stroke("M-200 330Q-180 440-186 570M200 330Q180 440 186 570", line, 5) : "")
      );
    case "checked":
      return (
        body +
        window(
          "checks",
          BODY,
          stroke(
            "M-240 290V570M-160 260V570M-80 250V570M80 250V570M160 260V570M240 290V570M-330 380H330M-330 460H330M-330 540H330",
            under,
            9,
            'opacity=".55"',
          ),
        ) +
        shape(COLLAR, mix(ink, palette.paper, 0.2)) +
        stroke("M-62 322L0 262L62 322M0 270V570", line, 5)
      );
    case "labcoat":
      return (
        shape(BODY, under) +
        shape(LAPELS, ink) +
        shape(
          "M-96 250C-160 280-200 290-240 306C-302 334-318 430-324 570H-120C-160 470-150 340-96 250ZM96 250C160 280 200 290 240 306C302 334 318 430 324 570H120C160 470 150 340 96 250Z",
          ink,
        ) +
        stroke(
          "M-64 212C-96 300-60 440-10 570M64 212C96 300 60 440 10 570M-130 290L-60 400M130 290L60 400M150 470H226V540H150Z",
          tone(0.3),
          5,
        ) +
        stroke("M176 456V490M198 452V490", tone(0.7), 9)
      );
    case "fleece":
      return (
        body +
        shape(
          "M-80 176C-88 220-94 246-104 264Q0 330 104 264C94 246 88 220 80 176Q40 250 0 262Q-40 250-80 176Z",
          mix(ink, palette.paper, 0.3),
        ) +
        stroke("M0 262V430", under, 8) +
        box(150, 400, 92, 76, shaded(ink, 0.22), 8) +
        stroke("M-312 450Q-160 420 0 440T312 450", line, 5)
      );
    case "raincoat":
      return (
        body +
        shape(
          "M-66 196C-150 190-190 240-206 292C-140 330-60 340 0 380C60 340 140 330 206 292C190 240 150 190 66 196C60 250 30 290 0 300C-30 290-60 250-66 196Z",
          shaded(ink, 0.2),
        ) +
        stroke("M0 380V570", mix(ink, palette.paper, 0.6), 8) +
        stroke("M-52 300V420M52 300V412", palette.paper, 6) +
        stroke("M-66 200C-60 250-30 290 0 300C30 290 60 250 66 200", line, 6)
      );
    case "collar":
      return (
        body +
        shape(COLLAR, mix(ink, palette.paper, 0.3)) +
        stroke("M-104 232L-62 322L0 262L62 322L104 232M0 270V570", line, 5) +
        [340, 410, 480, 550].map((y) => circle(14, y, 6, line)).join("") +
        stroke("M120 430H220V500Q170 530 120 500Z", line, 5)
      );
    case "hoodie":
      return (
        body +
        shape(
          "M-72 176C-150 200-176 250-180 296C-120 290-60 310 0 350C60 310 120 290 180 296C176 250 150 200 72 176C70 240 40 276 0 286C-40 276-70 240-72 176Z",
          shaded(ink, 0.2),
        ) +
        stroke("M-46 312C-50 370-40 400-48 440M46 312C50 370 40 400 46 426", palette.paper, 8) +
        stroke("M-150 570C-140 520-120 500-100 490H100C120 500 140 520 150 570", line, 6)
      );
    case "rollneck":
      return (
        body +
        shape(
          "M-74 140C-78 200-84 230-92 256Q0 310 92 256C84 230 78 200 74 140Q0 200-74 140Z",
          mix(ink, palette.paper, 0.16),
        ) +
        stroke("M-44 190V266M-16 200V280M16 200V280M44 190V266", line, 4.5)
      );
  }
}
