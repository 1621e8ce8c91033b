/**
 * Lets a page stand before its scripts are fetched. React Router asks for all of them (110 KB) in the head, where they
 * share a phone's line with the style sheet, the fonts and the first picture: the largest paint came a second later. Here
 * they wait for `pageStands` of app/theme/first-paint.js.
 */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>)(.*?)(<\/script>)/s;
/** A file of the page and its digest (https://www.w3.org/TR/sri-2/). */
export type CheckedScript = { src: string; integrity: string };

const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** The page as React Router wrote it where it holds anything that is not known here: it works, only later. */
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

/** The 2 KB list of routes, which the start needs first. Nothing waits for it, and a browser refuses other bytes. */
function checked({ src, integrity }: CheckedScript): string {
  return `<script type="module" async="" fetchpriority="low" src="${src}" integrity="${integrity}"></script>`;
}
