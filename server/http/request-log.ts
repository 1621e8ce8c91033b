import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";
import { clientAddress } from "./client-address.ts";
import type { HttpEnv } from "./http-env.ts";

/** Gives each request an id, its log and its client's address, and writes one line when it is answered. Query strings stay out: people paste things there. */
export function requestLog(log: Log, trustedProxies: number): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    context.set(
      "address",
      clientAddress(context.env?.incoming?.socket.remoteAddress, context.req.raw.headers, trustedProxies),
    );
    await next();
    context.header("X-Request-Id", requestId);
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    context
      .get("log")
      .info({ method, path, status: context.res.status, milliseconds, address: context.get("address") }, "request");
  };
}
