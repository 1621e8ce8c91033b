import { siteContext } from "../../../platform/rendering/request-context";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/event-calendar";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events/12.ics`: one event, for a calendar. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { files, env, eventPages } = context.get(siteContext);
  const event = await eventPages.find(params.id);
  if (event === "removed") return new Response("This event has been removed.", { status: 410 });
  if (!event) return new Response("There is no such event.", { status: 404 });
  const text = files.calendarOf(event, originOf(request, env));
  return fileAnswer(text, "text/calendar", { "Content-Disposition": `attachment; filename="${event.slug}.ics"` });
}
