/** Finds URLs of this site in a page, a style sheet, a feed or a manifest. */

type Text = { text: string; type: string; base: URL };

const ATTRIBUTE = /\s(?:href|src|poster)="([^"]*)"/gi;
const PICTURES = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const STYLE = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const JSON_STRING = /"(\/[^"\s]*)"/g;

/** Omits URLs of other sites. */
export function addressesIn({ text, type, base }: Text): URL[] {
  // A calendar folds lines after 75 bytes.
  const whole = type === "text/calendar" ? text.replaceAll(/\r?\n /g, "") : text;
  const written = [...writtenIn(whole, type), ...absoluteIn(whole, base.origin)];
  const urls = written.map((address) => URL.parse(address.replaceAll("&amp;", "&"), base));
  return urls.filter((url) => url !== null).filter(({ origin }) => origin === base.origin);
}

function writtenIn(text: string, type: string): string[] {
  if (type === "text/css") return every(text, STYLE);
  if (type.endsWith("json")) return every(text, JSON_STRING);
  if (type !== "text/html") return [];
  const pictures = every(text, PICTURES).flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0]!));
  return [...every(text, ATTRIBUTE), ...pictures];
}

/** Finds pictures of share cards and links of feeds, but no URLs that people typed into a sentence. */
function absoluteIn(text: string, origin: string): string[] {
  return every(text, new RegExp(`(?<=["'>:])(${RegExp.escape(origin)}(?:/[^\\s"'<>]*)?)(?=["'<\\s]|$)`, "g"));
}

const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address!);
