import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";
import { readViewer, requireAdmin } from "../identity/access.ts";
import { setCookies } from "./set-cookies.ts";
import type { IdentityProvider } from "../identity/identity-provider.ts";
import type { LogName } from "../identity/log-name.ts";

/** Before the body is read; the service checks the same viewer again. */
export function requireAdminFirst(site: { identity: IdentityProvider; logName: LogName }): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { viewer, setCookies: cookies } = await readViewer(site.identity, context.req.raw.headers);
    // The session may have been refreshed: send its new cookies with errors too.
    setCookies(context, cookies);
    if (viewer.user && viewer.role === "user")
      context.get("log").info({ audit: "no right", account: site.logName(viewer.user.email) }, "no right");
    requireAdmin(viewer);
    context.set("viewer", viewer);
    await next();
  };
}
