import type { HttpBindings } from "@hono/node-server";
import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

/**
 * What each request carries through Hono. `Bindings` are empty when a test calls the app in memory; `onBehalfOf` is the id
 * of the request that the answer cache (server/front.ts) asks for.
 */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> & { onBehalfOf?: string };
  Variables: { requestId: string; log: Log; address: string; viewer: Viewer };
};
