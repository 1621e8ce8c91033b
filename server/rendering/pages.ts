/** Hands a request to React Router and finishes the page: inline scripts are allowed by their hash. */
import { createHash, randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext, siteContext } from "../../app/context.ts";
import firstPaint from "../../app/theme/first-paint.js?raw";
import { pagePolicy } from "../http/security-headers.ts";
import type { Log } from "../log.ts";
import { readViewer, type ViewerReading } from "../services/access.ts";
import type { Site } from "../site.ts";
import { EVERY_VERSION, watchReads } from "./every-version.ts";
import { withHttpErrorPages } from "./http-error-pages.ts";
import { isShared } from "./page-cache.ts";
import { scriptsAfterPage, type CheckedScript } from "./scripts-after-page.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** Of the one script that a page brings by itself. */
const FIRST_PAINT_HASH = sha256(firstPaint);

export type PageRequest = { request: Request; log: Log; address: string };
export type Pages = (page: PageRequest) => Promise<Response>;

type Options = { development: boolean; firstScript?: CheckedScript };

/** In development Vite injects scripts and styles of its own, so pages go without a policy there. */
export function pages(site: Site, build: ServerBuild, { development, firstScript }: Options): Pages {
  // React Router's own origin check compares with Host and knows nothing of PUBLIC_URL or of a proxy that ends https;
  // http/origin-check.ts has spoken before. This pattern is every origin; `false` would not switch the check off.
  const handle = createRequestHandler(
    { ...build, routes: withHttpErrorPages(build.routes), allowedActionOrigins: ["**"] },
    development ? "development" : "production",
  );
  const apiOrigin = site.env.API_URL && new URL(site.env.API_URL).origin;

  return async ({ request, log, address }) => {
    const scriptMark = randomUUID();
    const context = new RouterContextProvider();
    const reads = watchReads(site);
    context.set(siteContext, reads.site);
    let reading: Promise<ViewerReading> | undefined;
    const viewer = async () => (await (reading ??= readViewer(site.identity, request.headers))).viewer;
    const structuredData: object[] = [];
    context.set(requestContext, { log, address, viewer, scriptMark, structuredData });

    const response = await handle(request, context);
    // A reading that failed has failed its page already.
    const refreshed = await reading?.then(({ setCookies }) => setCookies).catch(() => []);
    for (const cookie of refreshed ?? []) response.headers.append("Set-Cookie", cookie);
    // The answer to a form holds what was typed into it, whatever the page says of itself.
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) response.headers.set("Cache-Control", "private, no-store");
    if (reads.isFixed() && isShared(response)) response.headers.set(EVERY_VERSION, "1");
    if (development || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    // A page that is not React Router's brings its own policy, and has no script.
    if (response.headers.has("Content-Security-Policy")) return response;
    const { html, scriptHashes } = allowMarkedScripts(scriptsAfterPage(await response.text(), firstScript), scriptMark);
    response.headers.set(
      "Content-Security-Policy",
      pagePolicy({ scriptHashes: [FIRST_PAINT_HASH, ...scriptHashes], apiOrigin }),
    );
    const whole = withStructuredData(html, structuredData);
    return new Response(request.method === "HEAD" ? null : whole, response);
  };
}

/**
 * Writes what search engines read into the head. It is data, so neither the policy nor a browser treats it as a script,
 * and React passes over it. Without `<` no text in it can end it.
 */
export function withStructuredData(html: string, things: object[]): string {
  const scripts = things.map(
    (thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll("<", "\\u003c")}</script>`,
  );
  // A function, since `$&` in a text must stay what it is.
  return html.replace("</head>", () => `${scripts.join("")}</head>`);
}

/**
 * Takes the mark off the inline scripts that React Router wrote and answers their SHA-256 hashes. A script without
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
