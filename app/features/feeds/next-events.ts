import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/next-events";
import { fileAnswer, originOf } from "./file-answer";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/next.json` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  const next = await files.nextEvents(originOf(request, env));
  return fileAnswer(JSON.stringify(next), "application/json", { "Access-Control-Allow-Origin": "*" });
}
