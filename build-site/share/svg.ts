import type { Ink } from "./palette.ts";

export type Point = readonly [x: number, y: number];

/** One decimal place, no trailing zero. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Sizes are given twice so that every renderer agrees on the shape. */
export function picture(width: number, height: number, ...parts: string[]): string {
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>\n${parts.filter(Boolean).join("\n")}\n</svg>\n`;
}

export const shape = (d: string, fill: Ink, more = ""): string => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const stroke = (d: string, ink: Ink, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: Ink, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Ink, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: Ink, radius = 0, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ""} fill="${fill}"${attributes(more)}/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;

export const window = (id: string, outline: string, ...parts: string[]): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;

export const through = (points: readonly Point[], close = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${close ? "Z" : ""}`;

export const frame = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

const attributes = (more: string): string => (more ? ` ${more}` : "");
