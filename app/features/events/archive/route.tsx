import { data } from "react-router";
import { structuredDataContext } from "../../../../platform/rendering/request-context";
import { EventPage } from "../page/event-page";
import { PageControls } from "../page/for-editors";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { eventsContext } from "../events-context";
import { feedsContext } from "../../feeds/feeds-context";

export { meta } from "../page/event-meta";
export const handle: RouteHandle = { cache: { reads: "database", until: "minute" } };

/** The page of a fixed event, which has no id. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { eventPages } = context.get(eventsContext);
  const { structuredData } = context.get(feedsContext);
  const event = eventPages.findFixed(params.slug);
  if (!event) throw data(null, { status: 404 });
  context.set(structuredDataContext, structuredData.event(event));
  return { page: await eventPages.pageOf(event) };
}

export default function FixedEvent({ loaderData: { page }, params: { slug } }: Route.ComponentProps) {
  return <EventPage page={page} controls={<PageControls event={{ slug, title: page.title }} />} />;
}
