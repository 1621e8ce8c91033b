import { expect, test } from "vitest";
import { scriptsAfterPage } from "./page-html.ts";

const LINKS =
  '<link rel="modulepreload" href="/assets/manifest.js" nonce="m" integrity="sha384-a"/>' +
  '<link rel="modulepreload" href="/assets/entry.js" nonce="m"/>';
const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");`;
const page = (start: string, links = LINKS) =>
  `<html><head>${links}<link rel="stylesheet" href="/a.css"/></head>` +
  `<body><script nonce="m">first()</script><script nonce="m" type="module" async="">${start}</script>` +
  `<!--$--><script nonce="m">import * as text</script></body></html>`;

test("the head names no script, and the start names them when it is time", () => {
  const html = scriptsAfterPage(page(START));
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"/></head>');
  expect(html).toContain('["/assets/manifest.js","/assets/entry.js"]');
});

test("imports run in React Router's order, after the first paint", () => {
  const [, start = ""] = /async="">(.*?)<\/script>/s.exec(scriptsAfterPage(page(START)))!;
  const order = [
    "await globalThis.pagePainted",
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'const route1_main = await import("/assets/page.js");',
    "window.__reactRouterRouteModules",
    'import("/assets/entry.js");',
  ].map((part) => start.indexOf(part));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(() => new Function(start)).not.toThrow();
});

test("the first script is named with its digest, before the start that needs it", () => {
  const html = scriptsAfterPage(page(START), { src: "/assets/manifest.js", integrity: "sha384-abc" });
  expect(html).toMatch(
    /<script type="module" async="" fetchpriority="low" src="\/assets\/manifest.js" integrity="sha384-abc"><\/script><script nonce="m" type="module"/,
  );
});

test("other scripts of the page do not change", () => {
  const html = scriptsAfterPage(page(START));
  expect(html).toContain('<script nonce="m">first()</script>');
  expect(html).toContain('<script nonce="m">import * as text</script>');
});

test.each([
  ["an import of another kind", 'import { start } from "/assets/other.js";\n' + START],
  ["an export", START + "\nexport const a = 1;"],
  ["no start at all", ""],
])("a page with %s is left as it is", (_, start) => {
  expect(scriptsAfterPage(page(start))).toBe(page(start));
});

test("a dollar sign in a script means nothing else than itself", () => {
  const html = scriptsAfterPage(page(`${START}\nconst price = "$& $1 $'";`));
  expect(html).toContain(`const price = "$& $1 $'";`);
});
