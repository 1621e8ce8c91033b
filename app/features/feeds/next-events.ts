import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/next-events";
import { fileResponse, originOf } from "./file-response";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/next.json` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  const next = await files.nextEvents(originOf(request, env));
  return fileResponse(JSON.stringify(next), "application/json", { "Access-Control-Allow-Origin": "*" });
}
