import { siteContext } from "../../../platform/rendering/request-context";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/calendar";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.ics`: all events, for a calendar that subscribes to them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, env } = context.get(siteContext);
  return fileAnswer(await files.calendar(originOf(request, env)), "text/calendar");
}
