import { data } from "react-router";
import { requestContext, siteContext } from "../../../../context";
import { untilMidnightOr } from "../../../../http-cache";
import { EventPage } from "../../../../ui/event-page/event-page";
import { eventMeta } from "../event-meta";
import type { RouteHandle } from "../../../../route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { cache: { reads: "database", until: "minute" } };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The page of one of the fixed events, which have no number. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, eventPages, structuredData } = context.get(siteContext);
  const event = eventPages.findFixed(params.slug);
  if (!event) throw data(null, { status: 404 });
  context.get(requestContext).structuredData.push(...structuredData.event(event));
  const { page, changesAt } = await eventPages.pageOf(event);
  return data({ page }, { headers: untilMidnightOr(content.site.timeZone, changesAt) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return eventMeta(matches, loaderData?.page);
}

export default function FixedEvent({ loaderData }: Route.ComponentProps) {
  return <EventPage page={loaderData.page} />;
}
