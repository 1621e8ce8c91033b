/** The package has no types. https://github.com/papandreou/subset-font */
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default: number };
  type Settings = { targetFormat: "woff2" | "truetype"; variationAxes?: Record<string, Axis>; keepFeatures?: string[] };

  /** Returns `font` with the glyphs of `text` only. */
  export default function subsetFont(font: Buffer, text: string, settings: Settings): Promise<Buffer>;
}
