import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
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
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { scriptMark: nonce } = context.get(requestContext);

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise React sends a boundary above 12.8 KB hidden, with a script that shows it.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timeout);
          resolve(text(pipe(new PassThrough())).then((html) => new Response(html, { status, headers })));
        },
        onShellError: (error) => reject(error),
        onError: (error) => reject(error),
      },
    );
    const timeout = setTimeout(() => abort(new Error("The page took too long.")), RENDER_TIMEOUT_MS);
  });
}
