import { siteContext } from "../../context";
import { untilMidnight } from "../../http-cache";
import type { RouteHandle } from "../../route-handle";
import type { Route } from "./+types/next-events";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/next.json`: the next events, for scripts of any site. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, env, content } = context.get(siteContext);
  const next = await files.nextEvents(originOf(request, env));
  const headers = { ...untilMidnight(content.site.timeZone), "Access-Control-Allow-Origin": "*" };
  return fileAnswer(JSON.stringify(next), "application/json", env, headers);
}
