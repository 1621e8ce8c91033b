import { useState } from "react";
import { data } from "react-router";
import { todayIn } from "../../../../domain/moments";
import { EVENTS_PER_PAGE, filterEvents, isFiltered, listQueryOf, nextEvent, pageOf, yearsOf } from "../event-list";
import { listEvents } from "../event-calls";
import { requestContext } from "../../../../platform/rendering/request-context";
import { introduction } from "../../content/introduction";
import { feedLink, pageMeta } from "../../../ui/page/page-meta";
import { EventFilter } from "../event-filter/event-filter";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { EventList } from "./event-list";
import { AdminBar } from "./for-editors";
import { NextEvent } from "./next-event";
import styles from "./events.module.css";
import { siteContext } from "../../../../platform/content/site-context";
import { eventReportsContext } from "../../event-reports/event-reports-context";
import { eventsContext } from "../events-context";

export const handle: RouteHandle = {
  title: "Events",
  cache: { reads: "database", query: listQueryOf, until: "midnight" },
};

/** The first HTML contains the list. If it cannot be read, the page still shows the rest. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext);
  const { eventList } = context.get(eventsContext);
  const { timeZone } = content.site;
  const today = todayIn(timeZone);
  const query = listQueryOf(url.searchParams);
  const { before, ...filter } = query;
  const fixed = filterEvents(content.fixedEvents, filter, today);
  const page = {
    ...content.pageTexts("events"),
    ...eventList.empty(),
    fixed: fixed.map(({ picture, ...event }) => ({ ...event, picture: content.picture(picture) })),
    filter,
    before,
    failed: false,
    apiBase: env.API_URL ?? "",
    // Calendars subscribe to webcal: URLs, which must be absolute.
    calendar: `${env.PUBLIC_URL?.replace(/^https?/, "webcal") ?? ""}/events.ics`,
    today,
  };
  try {
    const numbers = await context.get(eventReportsContext).publishedReports.numbers(today);
    return { ...page, ...(await eventList.read(query, today)), lead: `${page.lead} ${numbers}`.trim() };
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "events could not be read");
    // Because of the status, the page cache does not replace the last good page.
    return data({ ...page, failed: true }, { status: 503 });
  }
}

/**
 * Client-side navigation makes the specification's own call; a failure is logged and empties the list. A list with
 * several pages comes from our server instead.
 */
export async function clientLoader({ serverLoader, request, url }: Route.ClientLoaderArgs): Promise<PageData> {
  const query = listQueryOf(url.searchParams);
  const { before } = query;
  try {
    const page = await serverLoader().catch(lastPageOr);
    if (!before) lastPage = page;
    if (page.total > EVENTS_PER_PAGE) return page;
    const all = await listEvents(page.apiBase, request.signal);
    const shown = filterEvents(all, page.filter, page.today);
    const coming = (!isFiltered(query) && nextEvent(all, page.today)) || null;
    return { ...page, ...pageOf(shown, before), coming, years: yearsOf(all, page.years), before, failed: false };
  } catch (error) {
    // The visitor has left this page.
    if (!lastPage || request.signal.aborted) throw error;
    console.error("Events could not be loaded:", error);
    return { ...lastPage, events: [], next: before, before, failed: true };
  }
}

type PageData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

/** The last page in this browser, so that "Try again" during an outage still shows the fixed events. */
let lastPage: PageData | undefined;

/** Only the server has the next page of a long list. */
function lastPageOr(error: unknown): PageData {
  if (!lastPage || lastPage.total > EVENTS_PER_PAGE) throw error;
  return lastPage;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches), feedLink("/events.atom", "Events")];
}

const WHEN = { "": "All", upcoming: "Upcoming", past: "Past" };

export default function Events({ loaderData }: Route.ComponentProps) {
  const { filter, years, calendar, apiBase, coming, lead, fixed, events, before, next } = loaderData;
  const count = fixed.length + (events?.length ?? 0);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  return (
    <Page title="Events" lead={introduction("events", lead)}>
      <AdminBar apiBase={apiBase} />
      {coming && !removed.has(coming.id) && <NextEvent event={coming} page={loaderData} />}
      <EventFilter
        path="/events"
        choices={WHEN}
        filter={filter}
        years={years}
        found={isFiltered(filter) && !before ? `${next ? "more than " : ""}${count}` : undefined}
      />
      <p className={styles.subscribe}>
        Subscribe by <a href={calendar}>calendar</a> or <a href="/events.atom">feed reader</a>.
      </p>
      <EventList key={Object.values(filter).join()} page={loaderData} removed={removed} onRemoved={setRemoved} />
    </Page>
  );
}
