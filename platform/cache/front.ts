/**
 * Handles every request first: sends the cached response, or passes the request on to Hono (docs/decisions/0007).
 * `listener` writes to node:http without a web Request or Response, which is much faster.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { clientAddress } from "../http/client-address.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { isRead } from "../http/is-read.ts";
import { logRequest } from "../http/request-log.ts";
import type { Log } from "../log.ts";
import type { Cached, MakePlan, Plan } from "./cache-plan.ts";
import { isStorable, type PageCache } from "./page-cache.ts";
import type { Prepared } from "./prepared.ts";
import { headOf, replyTo, toResponse, type RequestHead } from "./reply.ts";

type Parts = {
  hono: Hono<HttpEnv>;
  /** Undefined in development, where code may have changed between requests. */
  cache: PageCache | undefined;
  makePlan: MakePlan;
  findAsset: (pathname: string) => Prepared | undefined;
  origin: string | undefined;
  trustedProxies: number;
  log: Log;
};
type Arrival = { requestId: string; address: string; start: number };

/** Used when PUBLIC_URL is not set; responses that contain it are then not stored. */
const ANY_ORIGIN = "http://localhost";
const PUBLIC = "public, max-age=0, must-revalidate";
const PRIVATE = "private, no-store";

export function createFront({ hono, cache, makePlan, findAsset, origin, trustedProxies, log }: Parts) {
  const passOn = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
  });
  const warned = new Set<string>();
  /** Renders in flight by cache key. */
  const rendering = new Map<string, Promise<unknown>>();

  /** Cache keys are canonical URLs, so a canonical URL is its own key. */
  function find(url: string): Prepared | undefined {
    const found = cache?.find(url) ?? findAsset(url);
    if (found || !cache || !url.includes("?")) return found;
    const { pathname, search } = new URL(url, ANY_ORIGIN);
    if (!url.startsWith(`${pathname}?`)) return undefined;
    const { path, cached } = makePlan(pathname, search);
    return cached && path === pathname ? cache.find(cached.key) : undefined;
  }

  /** Renders for the cache key only, in development too, so that an undeclared parameter is noticed there. */
  function load(cached: Cached, requestId: string): Promise<Prepared | Response> {
    const { key } = cached;
    const request = new Request((origin ?? ANY_ORIGIN) + key);
    const path = key.split("?")[0]!;
    const render = async () => withPolicy(await hono.fetch(request, { requestId, address: "cache", path }), cached);
    const loading = cache ? cache.get(cached, render) : render();
    rendering.set(key, loading);
    return loading.finally(() => rendering.get(key) === loading && rendering.delete(key));
  }

  async function respond(request: Request, { requestId, address }: Arrival): Promise<Prepared | Response> {
    const { pathname, search } = new URL(request.url);
    const asset = isRead(request) ? findAsset(pathname) : undefined;
    if (asset) return asset;
    const plan = makePlan(pathname, search);
    if (!isRead(request) || !plan.cached || plan.path !== pathname)
      return withPolicy(await hono.fetch(request, { requestId, address, path: plan.path }));
    if (!cache) warnOf(plan);
    const found = await load(plan.cached, requestId);
    return found instanceof Response && request.method === "HEAD" ? new Response(null, found) : found;
  }

  function warnOf({ undeclared = [], route }: Plan): void {
    for (const name of undeclared) {
      const text = `The query parameter "${name}" is ignored: the route ${route} does not declare it in handle.cache.query.`;
      if (!warned.has(text)) log.warn(text);
      warned.add(text);
    }
  }

  async function fetch(request: Request, { incoming }: Partial<HttpBindings> = {}): Promise<Response> {
    const arrival = arrivalOf(incoming, request.headers.get("x-forwarded-for"));
    const found = await respond(request, arrival);
    const response = found instanceof Response ? found : toResponse(replyTo(found, headOf(request)));
    logRequest(log, { ...arrival, method: request.method, path: new URL(request.url).pathname }, response.status);
    response.headers.set("X-Request-Id", arrival.requestId);
    return response;
  }

  function arrivalOf(incoming: IncomingMessage | undefined, forwarded: string | null | undefined): Arrival {
    const address = clientAddress(incoming?.socket.remoteAddress, forwarded ?? undefined, trustedProxies);
    return { requestId: randomUUID(), address, start: performance.now() };
  }

  /** Does not log: that would take a third of the time, and a reverse proxy logs every request anyway. So it has no id. */
  function sendFound(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const found = isRead(incoming) && incoming.url !== undefined ? find(incoming.url) : undefined;
    if (!found) return false;
    const { status, headers, bytes } = replyTo(found, headOfIncoming(incoming));
    outgoing.writeHead(status, headers);
    if (bytes) outgoing.end(bytes);
    else outgoing.end();
    return true;
  }

  return {
    fetch,
    async request(input: string | Request, init?: RequestInit): Promise<Response> {
      const address = typeof input === "string" && input.startsWith("/") ? `http://localhost${input}` : input;
      return fetch(new Request(address, init));
    },
    listener(incoming: IncomingMessage, outgoing: ServerResponse): void | Promise<void> {
      if (sendFound(incoming, outgoing)) return;
      // After a change many requests wait for one page. A web Request for each would take longer than the page.
      const loading = isRead(incoming) ? rendering.get(incoming.url ?? "") : undefined;
      const sendOrPassOn = () => (sendFound(incoming, outgoing) ? undefined : passOn(incoming, outgoing));
      return loading ? loading.then(sendOrPassOn, sendOrPassOn) : passOn(incoming, outgoing);
    },
  };
}

function headOfIncoming({ method = "GET", headers }: IncomingMessage): RequestHead {
  return { method, header: (name) => textOf(headers[name]) };
}

/** Sets the cache policy, unless the response already has one. No other code sets it. */
function withPolicy(response: Response, cached?: Cached): Response {
  const policy = cached && isStorable(response, cached) ? PUBLIC : PRIVATE;
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", policy);
  return response;
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}
