import { data } from "react-router";
import { todayIn } from "../../../../domain/dates";
import type { Event } from "../../../../domain/event";
import { listEvents } from "../../../api/events";
import { requestContext, siteContext } from "../../../context";
import { untilMidnight } from "../../../http-cache";
import { pageMeta } from "../../../seo";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import { EventList } from "./event-list";
import { AdminBar } from "./for-admins";

/** The first HTML carries the list. A server that cannot read it says so and still shows the rest of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, events } = context.get(siteContext);
  const fixed = content.fixedEvents.map(({ picture, ...event }) => ({ ...event, picture: content.picture(picture) }));
  // With API_URL the list is the other server's, and the browser asks for it.
  const { timeZone } = content.site;
  const page = {
    fixed,
    events: null as Event[] | null,
    failed: false,
    apiBase: env.API_URL ?? "",
    today: todayIn(timeZone),
  };
  if (env.API_URL) return data(page, { headers: untilMidnight(timeZone) });
  try {
    return data({ ...page, events: await events.list() }, { headers: untilMidnight(timeZone) });
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "events could not be read");
    // The status keeps this page from taking the place of the last good one.
    return data(
      { ...page, events: [], failed: true },
      { status: 503, headers: { "Cache-Control": "private, no-store" } },
    );
  }
}

/** Moving here inside the site makes the specification's own call; a failure is logged and empties the list. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const page = await serverLoader().catch(lastPageOr);
  lastPage = page;
  try {
    return { ...page, events: await listEvents(page.apiBase, request.signal), failed: false };
  } catch (error) {
    console.error("Events could not be loaded:", error);
    return { ...page, events: [], failed: true };
  }
}

type PageData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

/** In this browser only: "Try again" while the whole server is away keeps the fixed events on the page. */
let lastPage: PageData | undefined;

function lastPageOr(error: unknown): PageData {
  if (!lastPage) throw error;
  return lastPage;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Events",
    description: "Pitch nights, boot camps and challenges of the cell: what is coming and what took place.",
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title="Events"
      lead="Pitch nights, challenges and boot camps. Most are open to every student; come even without an idea."
    >
      <AdminBar apiBase={loaderData.apiBase} />
      <EventList {...loaderData} />
    </Page>
  );
}
