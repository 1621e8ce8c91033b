import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Event } from "../../../../domain/event";
import { isFiltered, type ListFilter } from "../../../../domain/event-list";
import { Button } from "../../../ui/button/button";
import { Empty } from "../../../ui/empty/empty";
import { Link } from "../../../ui/link/link";
import { Loading } from "../../../ui/loading/loading";
import { Notice } from "../../../ui/notice/notice";
import { EventRow, type FixedEventData } from "./event-row";
import { EventControls, FixedEventControls } from "./for-admins";
import { OlderEvents, useOlderEvents } from "./older-events";
import styles from "./events.module.css";

type ListPage = {
  fixed: FixedEventData[];
  /** Null while another server has not been asked yet. */
  events: Event[] | null;
  before: string | null;
  next: string | null;
  filter: ListFilter;
  failed: boolean;
  apiBase: string;
  /** Today where the site is, `YYYY-MM-DD`. */
  today: string;
  /** The time zone in words. */
  zone: string;
};

/** The three fixed events first, then the server's as it answers them: newest first, and older ones on demand. */
export function EventList({ page }: { page: ListPage }) {
  const { events, filter, failed, apiBase, today, zone } = page;
  const { revalidate, state } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const { list, older, ...loaded } = useOlderEvents(page);
  const { fixed } = loaded.first;
  const shown = loaded.events.filter(({ id }) => !removed.has(id));

  // With API_URL the first HTML came without a list: ask for it as soon as scripts run.
  useEffect(() => {
    if (events === null) void revalidate();
  }, [events, revalidate]);

  return (
    <>
      {failed && <LoadFailure busy={state !== "idle"} onRetry={() => void revalidate()} />}
      <ol className={styles.list} ref={list}>
        {fixed.map((event, index) => (
          <EventRow
            key={event.slug}
            event={event}
            index={index}
            today={today}
            zone={zone}
            controls={<FixedEventControls title={event.title} />}
          />
        ))}
        {shown.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            index={fixed.length + index}
            today={today}
            zone={zone}
            controls={
              <EventControls
                apiBase={apiBase}
                event={event}
                onDeleted={() => setRemoved((ids) => new Set([...ids, event.id]))}
                onRestored={() => {
                  setRemoved((ids) => new Set([...ids].filter((id) => id !== event.id)));
                  void revalidate();
                }}
              />
            }
          />
        ))}
      </ol>
      <OlderEvents {...older} />
      {events === null && <Loading />}
      {events !== null && shown.length === 0 && !failed && <None filtered={isFiltered(filter)} fixed={fixed.length} />}
      {failed && <Missing />}
    </>
  );
}

function None({ filtered, fixed }: { filtered: boolean; fixed: number }) {
  if (filtered)
    return fixed > 0 ? null : (
      <Empty scene="camp">
        <p role="status">No event fits what you asked for.</p>
        <p>
          <Link to="/events">Show all events</Link>
        </p>
      </Empty>
    );
  return (
    <Empty scene="camp">
      <p>No new events are announced at the moment. The next one will stand here as soon as its date is fixed.</p>
    </Empty>
  );
}

function Missing() {
  return (
    <Empty scene="bridge">
      <p>What was announced lately is missing here until the list can be read again.</p>
    </Empty>
  );
}

function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Notice kind="failure">
      <p>The newest events could not be loaded just now.</p>
      <p>
        <Button look="quiet" small busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}
