import { data, redirect } from "react-router";
import { structuredDataContext } from "../../../../platform/rendering/request-context";
import { ErrorPage, statusOf } from "../../../ui/error-page/error-page";
import { EventGone } from "./event-gone";
import { EventPage } from "./event-page";
import { FollowUp, PageControls } from "./for-editors";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { eventReportsContext } from "../../event-reports/event-reports-context";
import { eventsContext } from "../events-context";
import { feedsContext } from "../../feeds/feeds-context";

export { meta } from "./event-meta";
export const handle: RouteHandle = { cache: { reads: "database", until: "minute" } };

/** The number identifies the event. The text after it is for people; a wrong one redirects. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { eventPages } = context.get(eventsContext);
  const { structuredData } = context.get(feedsContext);
  const event = await eventPages.find(params.id);
  if (event === "removed") throw data(null, { status: 410 });
  if (!event) throw data(null, { status: 404 });
  if (params.slug !== event.slug) throw redirect(event.path, 301);
  context.set(structuredDataContext, structuredData.event(event));
  const winners = await context.get(eventReportsContext).publishedReports.winnersOf(event.id);
  return { page: await eventPages.pageOf(event), winners };
}

export default function EventRoute({ loaderData: { page, winners }, params }: Route.ComponentProps) {
  const event = { id: Number(params.id), title: page.title, status: page.status };
  return (
    <EventPage page={page} winners={winners} controls={<PageControls event={{ id: event.id, title: event.title }} />}>
      <FollowUp event={event} />
    </EventPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return statusOf(error) === 410 ? <EventGone /> : <ErrorPage error={error} />;
}
