import type { LoaderFunctionArgs } from "react-router";
import type { RouteHandle } from "../../../domain/route-handle";
import { eventsContext } from "../events/events-context";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events/12.ics`, and `/events/archive/ideathon-2025.ics` of a fixed event */
export async function loader(args: LoaderFunctionArgs) {
  const { eventPages } = args.context.get(eventsContext);
  const { id, slug } = args.params;
  const event = slug ? eventPages.findFixed(slug) : await eventPages.find(id);
  if (event === "removed") return new Response("This event has been removed.", { status: 410 });
  if (!event) return new Response("There is no such event.", { status: 404 });
  const { files, origin } = filesAt(args);
  const disposition = `attachment; filename="${event.slug}.ics"`;
  return fileResponse(files.calendarOf(event, origin), "text/calendar", { "Content-Disposition": disposition });
}
