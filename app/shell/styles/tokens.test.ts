/** Checks every pair of colours on a page, in both themes: 7:1 for text, 3:1 for essential graphics. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rgb = [red: number, green: number, blue: number];

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

const TEXT: [text: string, ground: string][] = [
  ...["ink", "ink-soft", "deodar", "burans", "lake"].flatMap((text): [string, string][] => [
    [text, "paper"],
    [text, "paper-deep"],
  ]),
  ["paper", "ink"],
  ["on-deodar", "deodar"],
  ["on-dawn", "dawn"],
  ["on-dawn", "deodar-at-night"],
  ["on-burans", "burans"],
  ["footer-ink", "footer-ground"],
  ["footer-ink", "ridge-4"],
  ["on-ticket", "ticket"],
  ["ink", "sky-high"],
  ["ink", "sky-low"],
];
/** The four large words of the home page. */
const LARGE: [text: string, ground: string][] = [
  ["ink", "ridge-1"],
  ["ink", "ridge-2"],
];
const INTERFACE: [part: string, ground: string][] = [
  ...["rule-strong", "current", "focus", "deodar", "burans"].flatMap((part): [string, string][] => [
    [part, "paper"],
    [part, "paper-deep"],
  ]),
  ["dawn", "footer-ground"],
  ["deodar-at-night", "ridge-4"],
  ["focus", "sky-high"],
  ["focus", "sky-low"],
  ["ticket-rule", "ticket"],
];

for (const [theme, column] of [
  ["light", 0],
  ["dark", 1],
] as const) {
  test.each(TEXT)(`${theme}: %s on %s is readable`, (text, ground) => {
    expect(contrast(colour(text, column), colour(ground, column))).toBeGreaterThanOrEqual(7);
  });

  test.each(LARGE)(`${theme}: %s on %s is readable in large type`, (text, ground) => {
    expect(contrast(colour(text, column), colour(ground, column))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(INTERFACE)(`${theme}: %s on %s can be made out`, (part, ground) => {
    expect(contrast(colour(part, column), colour(ground, column))).toBeGreaterThanOrEqual(3);
  });
}

test("every page preloads the fonts of the tokens", () => {
  const faces = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
  const root = readFileSync(new URL("../../root.tsx", import.meta.url), "utf8");
  for (const [, family] of css.matchAll(/--font-(?:display|text): "([^"]+)"/g)) {
    const [, file] =
      new RegExp(`font-family: "${family}";[^}]*url\\("\\./(fonts/[^"]+-basic\\.woff2)"\\)`).exec(faces) ?? [];
    expect(file, family).toBeDefined();
    expect(root, family).toContain(file);
  }
});

test("the ratio is the one of WCAG", () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  // oklch(0.62796 0.25768 29.234) is pure red, whose contrast to white is 4.00.
  expect(contrast(fromOklch("0.62796 0.25768 29.234"), [1, 1, 1])).toBeCloseTo(4, 1);
});

/** Returns the value of a token: a colour for both themes or, in `light-dark()`, one for each. Another token is a colour, too. */
function colour(name: string, column: 0 | 1): Rgb {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
  const colours = [...value.matchAll(/oklch\(([^)]+)\)|var\(--([^)]+)\)/g)];
  const [, numbers, other] = colours[column] ?? colours[0] ?? [];
  if (other) return colour(other, column);
  if (!numbers) throw new Error(`tokens.css has no colour --${name}.`);
  return fromOklch(numbers);
}

/** Returns linear light, as Björn Ottosson defines OKLab. */
function fromOklch(numbers: string): Rgb {
  const [lightness, chroma, hue] = numbers.split(" ").map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map((part) => Math.min(1, Math.max(0, part))) as Rgb;
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
