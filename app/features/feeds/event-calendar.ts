import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/event-calendar";
import { calendarResponse } from "./file-response";
import { eventsContext } from "../events/events-context";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events/12.ics` */
export async function loader(args: Route.LoaderArgs) {
  const { eventPages } = args.context.get(eventsContext);
  const event = await eventPages.find(args.params.id);
  if (event === "removed") return new Response("This event has been removed.", { status: 410 });
  if (!event) return new Response("There is no such event.", { status: 404 });
  return calendarResponse(args, event);
}
