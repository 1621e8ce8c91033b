import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/events-feed";
import { fileResponse, originOf } from "./file-response";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.atom` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  return fileResponse(await files.eventsFeed(originOf(request, env)), "application/atom+xml");
}
