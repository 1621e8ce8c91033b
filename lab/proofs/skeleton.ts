/** Returns the structure of a response without its texts, on which it must not depend. */
import ICAL from "ical.js";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import RssParser from "rss-parser";

/** Attributes with URLs, where a browser would run a javascript: URL. */
const ADDRESSES = new Set(["href", "src", "srcset", "action", "formaction", "data", "poster", "ping", "srcdoc"]);

type Node = DefaultTreeAdapterTypes.Node;

/** One line per element, with attribute names except classes and the code of scripts outside strings. @throws for invalid JSON data */
export function htmlSkeleton(html: string): string {
  return [true, false].map((scriptingEnabled) => linesOf(parse(html, { scriptingEnabled })).join("\n")).join("\n\n");
}

function linesOf(node: Node): string[] {
  const below = "childNodes" in node ? node.childNodes.flatMap(linesOf) : [];
  if ("content" in node) below.push(...linesOf(node.content));
  if (node.nodeName === "#comment") return ["comment"];
  if (!("attrs" in node)) return below;
  for (const { name, value } of node.attrs)
    if (ADDRESSES.has(name) && /^[\0-\x20]*(javascript|data|vbscript):/i.test(value))
      throw new Error(`${node.tagName} ${name}=${value}`);
  // A long title has a class, whatever it says.
  const names = node.attrs.map(({ name }) => name).filter((name) => name !== "class");
  const inside = node.tagName === "script" ? programOf(node) : "";
  return [`${node.tagName} ${names.toSorted().join(" ")} ${inside}`, ...below];
}

function programOf({ attrs, childNodes }: DefaultTreeAdapterTypes.Element): string {
  const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  const type = attrs.find(({ name }) => name === "type")?.value ?? "";
  if (!type.includes("json")) return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  JSON.parse(text);
  return "JSON";
}

/** Components, properties and their parameters. @throws for an invalid calendar */
export function calendarSkeleton(text: string): string {
  const lines = (component: InstanceType<typeof ICAL.Component>): string[] => [
    `${component.name}: ${component
      .getAllProperties()
      .map(({ name, jCal }) => `${name} ${Object.keys(jCal[1] as object).join()}`)
      .join("; ")}`,
    ...component.getAllSubcomponents().flatMap(lines),
  ];
  return lines(new ICAL.Component(ICAL.parse(text) as never)).join("\n");
}

/** @throws for invalid XML, or no feed */
export async function feedSkeleton(xml: string): Promise<string> {
  const feed = await new RssParser().parseString(xml);
  return [Object.keys(feed).toSorted().join(), ...feed.items.map((item) => Object.keys(item).toSorted().join())].join(
    "\n",
  );
}

export function jsonSkeleton(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    value && typeof value === "object" ? value : typeof value,
  );
}
