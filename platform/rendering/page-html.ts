import { createHash } from "node:crypto";

/** https://www.w3.org/TR/sri-2/ */
export type CheckedScript = { src: string; integrity: string };
type Finishing = { mark: string; firstScript?: CheckedScript; structuredData: object[] };

export const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

export function finishHtml(html: string, { mark, firstScript, structuredData }: Finishing) {
  const allowed = allowMarkedScripts(scriptsAfterPage(html, firstScript), mark);
  return { ...allowed, html: withStructuredData(allowed.html, structuredData) };
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>)(.*?)(<\/script>)/s;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** Preloads of all scripts (110 KB) would delay styles, fonts and the first picture, on a phone by a second. */
export function scriptsAfterPage(html: string, first?: CheckedScript): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  const start = START.exec(html)?.[2]?.replace(IMPORT, (_, name: string | undefined, address: string) =>
    name ? `const ${name} = await import(${address});` : `await import(${address});`,
  );
  if (!start || /^\s*(import|export)\b(?!\()/m.test(start)) return html;
  const whole = `(async () => {
await globalThis.pagePainted;
for (const href of ${JSON.stringify(preloads)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${start}
})();`;
  const tag = first ? checked(first) : "";
  return html.replace(PRELOAD, "").replace(START, (_, open: string, __, close: string) => tag + open + whole + close);
}

function checked({ src, integrity }: CheckedScript): string {
  return `<script type="module" async="" fetchpriority="low" src="${src}" integrity="${integrity}"></script>`;
}

/** Returns hashes for the Content-Security-Policy. A script without this render's mark gets none and does not run. */
export function allowMarkedScripts(html: string, mark: string): { html: string; scriptHashes: string[] } {
  const scriptHashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>(.*?)</script>`, "gs");
  const finished = html.replace(marked, (_, before: string, after: string, text: string) => {
    if (text) scriptHashes.push(sha256(text));
    return `<script${before}${after}>${text}</script>`;
  });
  return { html: finished.replaceAll(` nonce="${mark}"`, ""), scriptHashes: [...new Set(scriptHashes)] };
}

/** Loader data would send it twice. `<` is escaped so that no text can end the element. */
function withStructuredData(html: string, things: object[]): string {
  const scripts = things.map(
    (thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll("<", "\\u003c")}</script>`,
  );
  // A function, because `$&` in a replacement string has a special meaning.
  return html.replace("</head>", () => `${scripts.join("")}</head>`);
}
