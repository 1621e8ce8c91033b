import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { addressOf } from "../event-filter/event-filter";
import { type EventSummary, listRows, type ListFilter } from "../event-list";
import type { FixedEventData } from "./event-parts";
import styles from "./events.module.css";

export type RowsPage = {
  /** The fixed events that match the filter, for all pages. */
  fixed: FixedEventData[];
  /** Null until the other server of API_URL has sent them. */
  events: EventSummary[] | null;
  filter: ListFilter;
  /** The cursor of the page; null for the first. */
  before: string | null;
  next: string | null;
};

/** Returns the rows of all opened pages. `list` is the element that shows them. */
export function useOlderEvents(page: RowsPage) {
  const { before, next } = page;
  const [pages, setPages] = useState([page]);
  const list = useRef<HTMLOListElement>(null);
  // A reloaded page replaces itself; the first one starts over.
  if (!pages.includes(page)) setPages(before ? [...pages.filter((one) => one.before !== before), page] : [page]);
  const rows = rowsOf(pages, next);
  const added = pages.length > 1 && page.events?.length ? rows.length - rowsOf(pages.slice(0, -1), before).length : 0;

  // The clicked link disappears, so focus the first new event. A person who went on to the search field stays there.
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a");
    const isFree = !document.activeElement?.matches("input, select");
    if (before && added > 0 && isFree) links?.[links.length - added]?.focus();
  }, [before, added]);

  const to = next && addressOf("/events", { ...page.filter, before: next });
  const label = page.filter.when === "upcoming" ? "Later events" : "Older events";
  return { list, rows, older: { to, added, label } };
}

function rowsOf(pages: RowsPage[], next: string | null): (FixedEventData | EventSummary)[] {
  const { fixed, filter, before } = pages[0]!;
  const events = pages.flatMap((page) => page.events ?? []);
  return listRows(fixed, events, { filter, before, next });
}

/** A link to the next page; with scripts its events are added to this one. */
export function OlderEvents({ to, added, label }: ReturnType<typeof useOlderEvents>["older"]) {
  return (
    <div className={styles.older}>
      <p role="status" className="visually-hidden">
        {added > 0 && `${added} more below`}
      </p>
      {to && (
        <Link to={to} replace preventScrollReset>
          {label}
        </Link>
      )}
    </div>
  );
}
