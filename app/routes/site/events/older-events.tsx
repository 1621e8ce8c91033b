import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Event } from "../../../../domain/event";
import styles from "./events.module.css";

type ListPage = {
  events: Event[] | null;
  next: string | null;
  /** Where it begins; null for the first. */ before: string | null;
};

/** The pages of the list that were moved through, one below the other. `list` is where they stand. */
export function useOlderEvents<Page extends ListPage>(page: Page) {
  const [pages, setPages] = useState([page]);
  const list = useRef<HTMLOListElement>(null);
  // A page that is read anew takes its own place; the first one begins anew.
  if (!pages.includes(page))
    setPages(page.before ? [...pages.filter(({ before }) => before !== page.before), page] : [page]);
  const newest = pages.length > 1 ? pages.at(-1)!.events : null;

  // The link that was followed is gone, and the reader goes on where the new ones begin.
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a");
    if (newest?.length) links?.[links.length - newest.length]?.focus();
  }, [newest]);

  return {
    list,
    first: pages[0]!,
    events: pages.flatMap(({ events }) => events ?? []),
    older: { next: page.next, added: newest?.length ?? 0 },
  };
}

/** Leads to the next page of the list; with scripts that page's events are added to this one. */
export function OlderEvents({ next, added }: ReturnType<typeof useOlderEvents>["older"]) {
  const search = new URLSearchParams(useLocation().search);
  search.set("before", next ?? "");
  return (
    <div className={styles.older}>
      <p role="status" className="visually-hidden">
        {added > 0 && `${added} more events are shown.`}
      </p>
      {next && (
        <Link to={`?${search}`} replace preventScrollReset>
          Older events
        </Link>
      )}
    </div>
  );
}
