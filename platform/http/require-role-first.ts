import type { MiddlewareHandler } from "hono";
import { signInPath } from "../../domain/sign-in-path.ts";
import type { HttpEnv } from "./http-env.ts";
import { isForAnother, readViewer, requireAdmin, requireEditor } from "../identity/access.ts";
import { setCookies } from "./set-cookies.ts";
import type { IdentityProvider } from "../identity/identity-provider.ts";
import type { LogName } from "../identity/log-name.ts";
import { HttpError } from "../http-error.ts";

const REQUIRE = { editor: requireEditor, administrator: requireAdmin };

const OTHER_PERSON = "Someone else has signed in in this browser. Sign in again.";

type Site = { identity: IdentityProvider; logName: LogName };

/** Checks before the body is read. `checkAgain` is for after it: it may arrive minutes later, when the right has ended. */
export function requireRoleFirst(
  site: Site,
  who: keyof typeof REQUIRE,
  signInFor?: (path: string) => string,
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const check = async () => {
      const { headers } = context.req.raw;
      const { viewer, setCookies: cookies } = await readViewer(site.identity, headers);
      // The session may have been refreshed, so send its new cookies with errors too.
      setCookies(context, cookies);
      if (isForAnother(viewer, headers)) throw new HttpError(401, OTHER_PERSON);
      try {
        REQUIRE[who](viewer);
      } catch (error) {
        if (viewer.user && error instanceof HttpError && error.status === 403)
          context.get("log").info({ audit: "no right", account: site.logName(viewer.user.email) }, "no right");
        throw error;
      }
      context.set("viewer", viewer);
    };
    try {
      await check();
    } catch (error) {
      const isOpened = context.req.header("Accept")?.includes("text/html");
      if (!signInFor || !isOpened || !(error instanceof HttpError) || error.status !== 401) throw error;
      return context.redirect(signInPath(signInFor(context.req.path)), 302);
    }
    context.set("checkAgain", check);
    await next();
  };
}
