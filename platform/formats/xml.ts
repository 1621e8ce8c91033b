import { readableText } from "./readable-text.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export type Xml = { xml: string };
type Child = Xml | string | undefined;

export function element(name: string, attributes: Record<string, string>, ...children: (Child | Child[])[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = children.flat().map((child) => (typeof child === "string" ? escapeXml(child) : (child?.xml ?? "")));
  return { xml: `<${name}${written.join("")}>${inside.join("")}</${name}>` };
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

export function escapeXml(text: string): string {
  return readableText(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}
