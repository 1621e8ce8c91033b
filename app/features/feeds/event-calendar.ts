import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/event-calendar";
import { fileResponse, originOf } from "./file-response";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";
import { eventsContext } from "../events/events-context";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events/12.ics` */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  const { eventPages } = context.get(eventsContext);
  const event = await eventPages.find(params.id);
  if (event === "removed") return new Response("This event has been removed.", { status: 410 });
  if (!event) return new Response("There is no such event.", { status: 404 });
  const text = files.calendarOf(event, originOf(request, env));
  return fileResponse(text, "text/calendar", { "Content-Disposition": `attachment; filename="${event.slug}.ics"` });
}
