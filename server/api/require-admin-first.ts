import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../http/http-env.ts";
import { readViewer, requireAdmin } from "../services/access.ts";
import type { Site } from "../site.ts";

/** Lets only an administrator past, before a byte of the body is read; the service checks the same viewer again. */
export function requireAdminFirst(site: Site): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { viewer } = await readViewer(site.identity, context.req.raw.headers);
    requireAdmin(viewer);
    context.set("viewer", viewer);
    await next();
  };
}
