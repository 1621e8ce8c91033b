import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/fixed-event-calendar";
import { calendarResponse } from "./file-response";
import { eventsContext } from "../events/events-context";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/events/archive/ideathon-2025.ics` */
export function loader(args: Route.LoaderArgs) {
  const { eventPages } = args.context.get(eventsContext);
  const event = eventPages.findFixed(args.params.slug);
  if (!event) return new Response("There is no such event.", { status: 404 });
  return calendarResponse(args, event);
}
