import { siteContext } from "../../../platform/rendering/request-context";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/fixed-event-calendar";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/events/archive/ideathon-2025.ics`: one of the fixed events, for a calendar. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const { files, env, eventPages } = context.get(siteContext);
  const event = eventPages.findFixed(params.slug);
  if (!event) return new Response("There is no such event.", { status: 404 });
  const text = files.calendarOf(event, originOf(request, env));
  return fileAnswer(text, "text/calendar", { "Content-Disposition": `attachment; filename="${event.slug}.ics"` });
}
