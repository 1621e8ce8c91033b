import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { type EventSummary, isFiltered, type ListFilter } from "../event-list";
import { Button } from "../../../ui/button/button";
import { Empty } from "../../../ui/empty/empty";
import { focusMainAfter } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import type { FixedEventData } from "./event-parts";
import { EventRow } from "./event-row";
import { EventControls, FixedEventControls } from "./for-editors";
import { OlderEvents, useOlderEvents, type RowsPage } from "./older-events";
import styles from "./events.module.css";

type ListPage = RowsPage & {
  failed: boolean;
  apiBase: string;
  /** `YYYY-MM-DD` in the time zone of the site. */
  today: string;
  zone: string;
};

type Removed = ReadonlySet<number>;
type Props = { page: ListPage; removed: Removed; onRemoved: (change: (removed: Removed) => Removed) => void };

/** The fixed events and those of the server in the order of `listRows`; older ones follow on request. */
export function EventList({ page, removed, onRemoved }: Props) {
  const { events, filter, failed, apiBase, today, zone } = page;
  const { revalidate, state } = useRevalidator();
  const { list, older, rows } = useOlderEvents(page);
  const shown = rows.filter((event) => !("id" in event) || !removed.has(event.id));
  const hasOwn = shown.some((event) => "id" in event);

  // With API_URL the first HTML has no list, so load it as soon as scripts run.
  useEffect(() => {
    if (events === null) void revalidate();
  }, [events, revalidate]);

  function restore(event: EventSummary) {
    onRemoved((ids) => new Set([...ids].filter((id) => id !== event.id)));
    void revalidate();
  }

  function controlsOf(event: FixedEventData | EventSummary) {
    if (!("id" in event)) return <FixedEventControls event={event} onDeleted={revalidate} onRestored={revalidate} />;
    const onDeleted = () => onRemoved((ids) => new Set([...ids, event.id]));
    return <EventControls apiBase={apiBase} event={event} onDeleted={onDeleted} onRestored={() => restore(event)} />;
  }

  return (
    <>
      {failed && <LoadFailure busy={state !== "idle"} onRetry={() => void revalidate()} />}
      <ol className={styles.list} ref={list}>
        {shown.map((event, index) => (
          <EventRow
            key={"id" in event ? event.id : event.slug}
            event={event}
            index={index}
            today={today}
            zone={zone}
            controls={controlsOf(event)}
          />
        ))}
      </ol>
      <OlderEvents {...older} />
      {events === null && <p role="status">Loading...</p>}
      {events !== null && !hasOwn && !failed && <None filter={filter} empty={shown.length === 0} />}
    </>
  );
}

function None({ filter, empty }: { filter: ListFilter; empty: boolean }) {
  const filtered = isFiltered(filter);
  if (filtered && !empty) return null;
  const isSearch = filter.q || filter.year || filter.when === "past";
  return (
    <Empty scene="camp">
      <p role={filtered ? "status" : undefined}>{isSearch ? "No events found." : NONE_AHEAD}</p>
      {filtered && (
        <p>
          <Link to="/events">Show all events</Link>
        </p>
      )}
    </Empty>
  );
}

const NONE_AHEAD =
  "No new events are announced at the moment. The next one will appear here as soon as its date is set.";

function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Notice kind="failure">
      <p>The newest events could not be loaded just now.</p>
      <p ref={focusMainAfter}>
        <Button variant="quiet" small busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}
