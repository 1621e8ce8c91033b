import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { requestContext } from "../platform/rendering/request-context.ts";

const RENDER_TIMEOUT_MS = 10_000;

/** Logs an unexpected error once, with the request's id; missing pages and aborted requests are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestContext).log.error({ err: error }, "page failed");
};

/** Renders the whole page before the first byte, so that it can be cached, hashed and sent with the right status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { scriptMark: nonce } = context.get(requestContext);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const failures: unknown[] = [];
  const controller = new AbortController();
  const timeout = setTimeout(() => controller.abort(new Error("The page took too long.")), RENDER_TIMEOUT_MS);
  const { prelude } = await prerenderToNodeStream(page, {
    // Otherwise React sends a boundary above 12.8 KB hidden, with a script that shows it.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
    signal: controller.signal,
  }).finally(() => clearTimeout(timeout));
  controller.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  return new Response(await text(prelude), { status, headers });
}
