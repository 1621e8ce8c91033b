/**
 * What happens to the HTML of a page between React and the visitor, in this order:
 * 1. `scriptsAfterPage`: React Router asks for its scripts too early for slow phones.
 * 2. `allowMarkedScripts`: the Content-Security-Policy allows inline scripts by hash, which is known only now.
 * 3. `withStructuredData`: what search engines read; React would send it to the browser a second time, as loader data.
 */
import { createHash } from "node:crypto";

/** A file of the page and its digest (https://www.w3.org/TR/sri-2/). */
export type CheckedScript = { src: string; integrity: string };
type Finishing = { mark: string; firstScript?: CheckedScript; structuredData: object[] };

export const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** The page as it is sent, and the hashes of its inline scripts. */
export function finishHtml(html: string, { mark, firstScript, structuredData }: Finishing) {
  const allowed = allowMarkedScripts(scriptsAfterPage(html, firstScript), mark);
  return { ...allowed, html: withStructuredData(allowed.html, structuredData) };
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>)(.*?)(<\/script>)/s;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * Lets the page appear before its scripts are fetched. React Router preloads all of them (110 KB) in the head, where they
 * compete with the style sheet, the fonts and the first picture: on a phone the largest paint came a second later. Now
 * they wait for `pageStands` of app/shell/theme/first-paint.js. A page with anything unknown in it is not changed.
 */
export function scriptsAfterPage(html: string, first?: CheckedScript): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  const start = START.exec(html)?.[2]?.replace(IMPORT, (_, name: string | undefined, address: string) =>
    name ? `const ${name} = await import(${address});` : `await import(${address});`,
  );
  if (!start || /^\s*(import|export)\b(?!\()/m.test(start)) return html;
  const whole = `(async () => {
await globalThis.pageStands;
for (const href of ${JSON.stringify(preloads)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${start}
})();`;
  const tag = first ? checked(first) : "";
  return html.replace(PRELOAD, "").replace(START, (_, open: string, __, close: string) => tag + open + whole + close);
}

/** The list of routes (2 KB), which the start needs first. The browser refuses a file with other bytes. */
function checked({ src, integrity }: CheckedScript): string {
  return `<script type="module" async="" fetchpriority="low" src="${src}" integrity="${integrity}"></script>`;
}

/**
 * Removes the mark from the inline scripts that React Router wrote and returns their SHA-256 hashes. A script without
 * this render's mark, however it got into the page, has no hash and so does not run.
 */
export function allowMarkedScripts(html: string, mark: string): { html: string; scriptHashes: string[] } {
  const scriptHashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>(.*?)</script>`, "gs");
  const finished = html.replace(marked, (_, before: string, after: string, text: string) => {
    if (text) scriptHashes.push(sha256(text));
    return `<script${before}${after}>${text}</script>`;
  });
  return { html: finished.replaceAll(` nonce="${mark}"`, ""), scriptHashes: [...new Set(scriptHashes)] };
}

/** Writes JSON-LD into the head. Without `<` no text in it can end the element. */
export function withStructuredData(html: string, things: object[]): string {
  const scripts = things.map(
    (thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll("<", "\\u003c")}</script>`,
  );
  // A function, since `$&` in a text must stay what it is.
  return html.replace("</head>", () => `${scripts.join("")}</head>`);
}
