import { siteContext } from "../../context";
import { untilMidnight } from "../../http-cache";
import type { Route } from "./+types/next-events";
import { fileAnswer, originOf } from "./file-answer";

/** `/events/next.json`: the next events, for scripts of any site. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, env, content } = context.get(siteContext);
  const next = await files.nextEvents(originOf(request, env));
  const headers = { ...untilMidnight(content.site.timeZone), "Access-Control-Allow-Origin": "*" };
  return fileAnswer(JSON.stringify(next), "application/json", env, headers);
}
