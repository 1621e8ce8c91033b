import type { RouterContextProvider } from "react-router";
import type { WorkingCopy } from "../../../../domain/document";
import { siteContext } from "../../../../platform/content/site-context";
import type { CopyOf } from "../../../../platform/documents/working-copies";
import { requestContext } from "../../../../platform/rendering/request-context";
import { eventsContext } from "../events-context";

/** Returns the administrator's unsaved text; undefined for an event that does not exist. */
export async function typedEarlier(
  context: Readonly<RouterContextProvider>,
  id: CopyOf,
): Promise<WorkingCopy | null | undefined> {
  if (context.get(siteContext).env.API_URL) return undefined;
  const viewer = await context.get(requestContext).viewer();
  const found = context.get(eventsContext).events.findWorkingCopy(viewer, id);
  return found.catch((error: { status?: number }) => {
    if (error.status === 404) return undefined;
    throw error;
  });
}
