/**
 * What stands in front of Hono: answers from memory, else lets Hono answer and keeps what may be kept.
 *
 * `listener` is for node:http and writes prepared bytes itself; `fetch` and `request` do the same with web requests, for
 * tests and for whatever else speaks them. A kept answer was asked for with a request of our own, so it carries every
 * header that Hono adds (security, policy) and nothing of a visitor. See docs/decisions/0007.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { clientAddress } from "./http/client-address.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { nextRequestId } from "./http/request-id.ts";
import { logRequest, type LoggedRequest } from "./http/request-log.ts";
import type { Log } from "./log.ts";
import type { Answer } from "./rendering/answer.ts";
import type { CacheAddress } from "./rendering/cache-address.ts";
import type { PageCache } from "./rendering/page-cache.ts";
import { askOf, replyTo, toResponse } from "./rendering/reply.ts";
import { SAME_AS } from "./rendering/same-as.ts";

type Parts = {
  hono: Hono<HttpEnv>;
  cache: PageCache;
  cacheAddress: CacheAddress;
  /** Built files that are always in memory. */
  findAsset: (pathname: string) => Answer | undefined;
  origin: string | undefined;
  trustedProxies: number;
  log: Log;
};
/** Where the address of the site is not known any will do: no answer is kept that depends on it. */
const ANY_ORIGIN = "http://localhost";

type Bindings = HttpEnv["Bindings"];

export type Front = ReturnType<typeof createFront>;

export function createFront({ hono, cache, cacheAddress, findAsset, origin, trustedProxies, log }: Parts) {
  const passOn = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
  });

  /** What is in memory for a path and query as they came. A key is plain, so one that is spelled like it is it. */
  function find(address: string): Answer | undefined {
    const known = cache.find(address) ?? findAsset(address);
    if (known || !address.includes("?")) return known;
    const key = cacheAddress(address);
    return key === undefined ? undefined : cache.find(key);
  }

  async function ask(key: string, requestId: string): Promise<Response> {
    return hono.fetch(new Request((origin ?? ANY_ORIGIN) + key), { onBehalfOf: requestId });
  }

  /** The answer for `key`, asked of Hono with a request of our own where it is not in memory. */
  async function get(key: string, requestId: string): Promise<Answer | Response> {
    const found = await cache.get(key, () => ask(key, requestId));
    const other = found instanceof Response ? found.headers.get(SAME_AS) : null;
    return other ? get(other, requestId) : found;
  }

  async function fetch(request: Request, bindings: Bindings = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const asset = isRead ? findAsset(pathname) : undefined;
    const key = isRead && !asset ? cacheAddress(pathname + search) : undefined;
    if (!asset && key === undefined) return hono.fetch(request, bindings);
    const seen = { ...see(bindings.incoming, request.headers.get("x-forwarded-for")), method: request.method };
    const answer = asset ?? (await get(key!, seen.requestId));
    if (answer instanceof Response && dependsOnVisitor(answer)) return hono.fetch(request, bindings);
    const response = answer instanceof Response ? answer : toResponse(replyTo(answer, askOf(request)));
    response.headers.set("X-Request-Id", seen.requestId);
    logRequest(log, { ...seen, path: pathname }, response.status);
    return request.method === "HEAD" && response.body ? new Response(null, response) : response;
  }

  /** The id and the address of who asks. */
  function see(incoming: Bindings["incoming"], forwarded: string | null | undefined) {
    const address = clientAddress(incoming?.socket.remoteAddress, forwarded ?? undefined, trustedProxies);
    return { requestId: nextRequestId(), address, start: performance.now() } satisfies Partial<LoggedRequest>;
  }

  function answerFromMemory(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = "GET", url = "/", headers } = incoming;
    const forwarded = headers["x-forwarded-for"];
    const seen = see(incoming, typeof forwarded === "string" ? forwarded : undefined);
    const { status, headers: prepared, bytes } = replyTo(answer, { method, header: (name) => textOf(headers[name]) });
    outgoing.writeHead(status, [...prepared, "X-Request-Id", seen.requestId]);
    if (bytes) outgoing.end(bytes);
    else outgoing.end();
    const query = url.indexOf("?");
    logRequest(log, { ...seen, method, path: query < 0 ? url : url.slice(0, query) }, status);
  }

  return {
    fetch,
    /** Answers in memory, as Hono's own `request` does: `request("/events")`. */
    async request(input: string | Request, init?: RequestInit): Promise<Response> {
      const address = typeof input === "string" && input.startsWith("/") ? `http://localhost${input}` : input;
      return fetch(new Request(address, init));
    },
    /** Makes ready for the next version of the site what is asked for all the time. */
    prepare: (next: number) => cache.prepare(next, (key) => ask(key, "preparing")),
    /** Brings an address into memory. */
    async load(path: string): Promise<void> {
      const key = cacheAddress(path);
      if (key !== undefined) await get(key, "warming");
    },
    listener(incoming: IncomingMessage, outgoing: ServerResponse): void | Promise<void> {
      const isRead = incoming.method === "GET" || incoming.method === "HEAD";
      const answer = isRead && incoming.url !== undefined ? find(incoming.url) : undefined;
      return answer ? answerFromMemory(answer, incoming, outgoing) : passOn(incoming, outgoing);
    },
  };
}

/** Whether an answer that is not kept might be another one for the visitor who asks; a failure is the same for all. */
function dependsOnVisitor({ status, headers }: Response): boolean {
  const policy = headers.get("Cache-Control");
  return status < 500 && (policy === null || policy.includes("private") || headers.has("Set-Cookie"));
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}
