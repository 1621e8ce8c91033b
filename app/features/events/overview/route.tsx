import { counted } from "../../../../domain/counted";
import { todayIn } from "../../../../domain/moments";
import type { Event } from "../event";
import { yearsOf } from "../event-list";
import { fixedIn, OVERVIEW_CHOICES, overviewFilterOf } from "../event-overview";
import { metaOf } from "../../../ui/page/page-meta";
import { ButtonLink } from "../../../ui/button/button";
import { Empty } from "../../../ui/empty/empty";
import { EventFilter } from "../event-filter/event-filter";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import styles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { FixedEvents } from "./fixed-events";
import { OverviewRow, type ListedEvent } from "./overview-row";
import { eventsContext } from "../events-context";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { eventOverview } = context.get(eventsContext);
  const { viewer, content, timeZone, backupFailure } = await adminRequest(context);
  const today = todayIn(timeZone);
  const filter = overviewFilterOf(url.searchParams);
  const page = await readPlace(url, (place) => eventOverview.read(viewer, { ...place, filter, today }));
  const fixed = fixedIn(content.fixedEvents, filter, today);
  const rows = page.rows.map(toListed);
  const years = yearsOf(content.fixedEvents, page.years);
  return { ...page, rows, fixed, years, filter, today, timeZone, backupFailure: backupFailure() };
}

function toListed({ id, slug, title, date, endDate, draft, state, publishAt }: Event): ListedEvent {
  return { id, slug, title, date, endDate, draft, state, publishAt };
}

export const meta = metaOf({ title: "Events and drafts" });

/** Plain links, because these are files, not pages of the router. */
function Exports() {
  return (
    <p>
      Export as{" "}
      <a href="/api/events.csv" download>
        table
      </a>
      ,{" "}
      <a href="/api/events.ics" download>
        calendar
      </a>{" "}
      or{" "}
      <a href="/api/events.json" download>
        file for programs
      </a>
    </p>
  );
}

const LEAD = (
  <>
    Every event, also those that visitors do not see. <Link to="/admin/trash">Deleted events</Link> can be restored.
  </>
);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { rows, fixed, count, drafts, years, filter, today, timeZone, backupFailure } = loaderData;
  const isFiltered = Object.values(filter).some(Boolean);
  const all = count + fixed.length;
  const choices = { ...OVERVIEW_CHOICES, draft: drafts > 0 ? `Drafts (${drafts})` : "Drafts" };
  return (
    <Page title="Events and drafts" lead={LEAD}>
      {backupFailure && <Notice kind="failure">{backupFailure}</Notice>}
      <div className={styles.section}>
        <div className={styles.sectionHead}>
          <ButtonLink to="/add-event" small>
            Add Event
          </ButtonLink>
          <Exports />
        </div>
        <EventFilter
          path="/admin/events"
          choices={choices}
          filter={filter}
          years={years}
          found={isFiltered ? `${all}` : undefined}
        />
      </div>
      {(isFiltered ? all : count) === 0 ? (
        <NoEvents isFiltered={isFiltered} />
      ) : (
        <>
          {!isFiltered && <p className={styles.hint}>{counted(all, "event")}</p>}
          {count > 0 && (
            <ul className={styles.rows}>
              {rows.map((event) => (
                <OverviewRow key={event.id} {...{ event, today, timeZone }} />
              ))}
            </ul>
          )}
          <PageLinks {...loaderData} />
        </>
      )}
      <FixedEvents events={fixed} />
    </Page>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty scene="camp">
      {isFiltered ? (
        <>
          <p>No event matches.</p>
          <p>
            <Link to="/admin/events" onClick={focusMain}>
              Show all events
            </Link>
          </p>
        </>
      ) : (
        <p>There is no event here yet. “Save as draft” stores an event here until you publish it.</p>
      )}
    </Empty>
  );
}
