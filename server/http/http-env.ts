import type { HttpBindings } from "@hono/node-server";
import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

/** What each request carries through Hono. `Bindings` are empty when a test calls the app in memory. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Log; address: string; viewer: Viewer };
};
