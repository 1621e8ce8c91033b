import type { RouterContextProvider } from "react-router";
import { siteContext } from "../../../platform/content/site-context";
import { requestContext } from "../../../platform/rendering/request-context";

/** For the loader of a guarded page: who opens it, and the site that it is about. */
export async function adminRequest(context: Readonly<RouterContextProvider>) {
  const { content, env, backupFailure } = context.get(siteContext);
  const { viewer, address } = context.get(requestContext);
  return { viewer: await viewer(), address, content, timeZone: content.site.timeZone, env, backupFailure };
}
