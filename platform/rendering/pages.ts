import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext, structuredDataContext } from "./request-context.ts";
import { pagePolicy } from "../http/security-headers.ts";
import type { Log } from "../log.ts";
import { readViewer, type ViewerReading } from "../identity/access.ts";
import { withHttpErrorPages } from "./http-error-pages.ts";
import { finishHtml, sha256, type CheckedScript } from "./page-html.ts";
import type { Env } from "../env.ts";
import type { IdentityProvider } from "../identity/identity-provider.ts";

type FillContext = (context: RouterContextProvider) => void;
type PageRequest = {
  request: Request;
  log: Log;
  address: string;
  /** Replaces the context of all pages, for a preview. */
  fillContext?: FillContext;
  /** The path at the start of all links of the page, for a preview. */
  basename?: string;
};
export type Pages = (page: PageRequest) => Promise<Response>;

type Parts = { env: Env; identity: IdentityProvider };
type Options = {
  development: boolean;
  firstScript?: CheckedScript;
  firstPaint: string;
  fillContext: FillContext;
};

export function pages({ env, identity }: Parts, build: ServerBuild, options: Options): Pages {
  const { development, firstScript } = options;
  const firstPaintHash = sha256(options.firstPaint);
  // origin-check.ts has checked the origin. React Router's check cannot be turned off, so allow every origin here.
  const site = { ...build, routes: withHttpErrorPages(build.routes), allowedActionOrigins: ["**"] };
  const handlerOf = (served: ServerBuild) => createRequestHandler(served, development ? "development" : "production");
  const handle = handlerOf(site);
  const apiOrigin = env.API_URL && new URL(env.API_URL).origin;

  return async ({ request, log, address, fillContext = options.fillContext, basename }) => {
    const scriptMark = randomUUID();
    const context = new RouterContextProvider();
    fillContext(context);
    let reading: Promise<ViewerReading> | undefined;
    const viewer = async () => (await (reading ??= readViewer(identity, request.headers))).viewer;
    // Nothing removes the marks in development, where React would report them.
    context.set(requestContext, { log, address, viewer, scriptMark: development ? undefined : scriptMark });

    const response = await (basename ? handlerOf({ ...site, basename }) : handle)(request, context);
    const refreshed = await reading?.then(({ setCookies }) => setCookies).catch(() => []);
    for (const cookie of refreshed ?? []) response.headers.append("Set-Cookie", cookie);
    if (development || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    // The embed has its own policy.
    if (response.headers.has("Content-Security-Policy")) return response;
    const structuredData = context.get(structuredDataContext);
    const { html, scriptHashes } = finishHtml(await response.text(), { mark: scriptMark, firstScript, structuredData });
    response.headers.set(
      "Content-Security-Policy",
      pagePolicy({ scriptHashes: [firstPaintHash, ...scriptHashes], apiOrigin }),
    );
    return new Response(request.method === "HEAD" ? null : html, response);
  };
}
