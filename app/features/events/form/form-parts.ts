import type { RouterContextProvider } from "react-router";
import { siteContext } from "../../../../platform/content/site-context";
import type { CopyOf } from "../../../../platform/documents/working-copies";
import { requestContext } from "../../../../platform/rendering/request-context";
import { eventsContext } from "../events-context";

/** `copy` is the administrator's unsaved text; undefined for an event that does not exist. */
export async function formParts(context: Readonly<RouterContextProvider>, id: CopyOf) {
  const { env, content } = context.get(siteContext);
  const { timeZone } = content.site;
  if (env.API_URL) return { base: env.API_URL, timeZone, copy: undefined };
  const viewer = await context.get(requestContext).viewer();
  const found = context.get(eventsContext).events.findWorkingCopy(viewer, id);
  const copy = await found.catch((error: { status?: number }) => {
    if (error.status === 404) return undefined;
    throw error;
  });
  return { base: "", timeZone, copy };
}
