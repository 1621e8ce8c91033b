/** The foreground of each vignette, from back to front, as SVG paths in a frame of 480 by 320. */

type Look = "ground" | "shade" | "light" | "line" | "rope" | "planks" | "trail";
type Drawing = {
  sun: [x: number, y: number];
  /** The scene draws its own ground. */
  bare?: boolean;
  parts: [look: Look, d: string][];
};

const PINES =
  "M52 276l26-74 26 74zM60 246l18-58 18 58zM66 222l12-46 12 46zM104 280l18-52 18 52zM110 258l12-40 12 40zM408 280l24-68 24 68zM416 252l16-54 16 54z";

const signpost: Drawing = {
  sun: [356, 120],
  parts: [
    ["ground", "M234 118h14v160h-14zM156 136h92v38h-92l-22-19zM234 186h76l20 17-20 17h-76z"],
    ["trail", "M20 312C70 296 150 312 228 290"],
  ],
};

const bridge: Drawing = {
  sun: [240, 128],
  bare: true,
  parts: [
    ["ground", "M0 206l60-6 88 6 14 40-8 30 12 44H0zM480 200l-70-4-72 8-16 34 10 40-14 42h162z"],
    ["line", "M146 208v-42M340 206v-42"],
    ["rope", "M146 170C200 226 286 226 340 168"],
    ["planks", "M148 210q28 26 56 34M338 208q-22 20-42 30M232 282l22 10"],
    ["trail", "M14 310C40 270 70 240 138 218"],
  ],
};

const camp: Drawing = {
  sun: [372, 150],
  parts: [
    ["ground", PINES],
    ["ground", "M168 278l78-112 78 112zM240 176l6-20 8 22z"],
    ["shade", "M246 186l-24 92h48z"],
    ["line", "M352 274l28-18M380 274l-28-18"],
    ["trail", "M300 314q40-20 62-30"],
  ],
};

const letterbox: Drawing = {
  sun: [136, 126],
  parts: [
    ["ground", "M232 196h16v84h-16zM178 204v-30a32 32 0 0 1 32-32h92v62z"],
    ["shade", "M186 198v-24a24 24 0 0 1 48 0v24z"],
    ["light", "M262 168h52v10h-52z"],
    ["trail", "M470 308C420 286 320 316 254 292"],
  ],
};

const hut: Drawing = {
  sun: [110, 128],
  parts: [
    ["ground", PINES],
    ["ground", "M178 196h140v86h-140zM158 202l90-74 26 21v-19h20v36l44 36z"],
    ["shade", "M204 224h36v56h-36z"],
    ["light", "M264 216h32v30h-32z"],
    ["line", "M280 216v30M264 231h32"],
    ["trail", "M284 120q-14-14 0-28t0-28M70 316q80-6 146-30"],
  ],
};

const dawn: Drawing = { sun: [240, 152], parts: [["trail", "M30 312C130 280 200 316 290 300S400 290 460 306"]] };

export const SCENES = { signpost, bridge, camp, letterbox, hut, dawn };
export type Scene = keyof typeof SCENES;

export type VignetteProps = { scene: Scene; className?: string };
