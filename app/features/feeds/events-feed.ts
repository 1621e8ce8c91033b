import { siteContext } from "../../../platform/rendering/request-context";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/events-feed";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.atom`: the newest events, for feed readers. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, env } = context.get(siteContext);
  return fileAnswer(await files.eventsFeed(originOf(request, env)), "application/atom+xml");
}
