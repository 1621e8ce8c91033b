export type Ink = string;

/** The site's colours as sRGB hex, because the SVG rasteriser does not know oklch; the source stands beside each. */
export const palette = {
  paper: "#fcfaf4", // oklch(0.985 0.008 95)
  paperDeep: "#f3f0e6", // oklch(0.955 0.014 95)
  ink: "#11241c", // oklch(0.24 0.03 165)
  deodar: "#135b42", // oklch(0.42 0.08 165)
  dawn: "#f2af48", // oklch(0.80 0.14 75)
  burans: "#c82d40", // oklch(0.55 0.19 20)
  lake: "#397a97", // oklch(0.55 0.08 230)

  night: "#04191e", // oklch(0.20 0.03 215)
  nightRidge: "#15353d", // oklch(0.31 0.04 215)
  mist: "#acc4bb", // oklch(0.80 0.03 170)
  sage: "#719d8c", // oklch(0.66 0.055 168)
  glow: "#f5deb5", // oklch(0.91 0.06 82)
  blush: "#ecac9b", // oklch(0.80 0.08 35)
  snow: "#e6f0f5", // oklch(0.95 0.012 225)
  ice: "#a3c4d1", // oklch(0.80 0.04 225)
  dusk: "#2e5072", // oklch(0.42 0.07 250)
  earth: "#855831", // oklch(0.50 0.08 60)

  skinLight: "#d4a785", // oklch(0.76 0.07 58)
  skinMid: "#b27f5c", // oklch(0.64 0.08 55)
  skinDeep: "#835338", // oklch(0.49 0.075 50)
} as const satisfies Record<string, Ink>;

/** `share` is the amount of `b`. */
export function mix(a: Ink, b: Ink, share: number): Ink {
  const channel = (ink: Ink, at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) => {
    const value = Math.round(channel(a, at) * (1 - share) + channel(b, at) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}
