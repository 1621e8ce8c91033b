import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Event } from "../../../../domain/event";
import styles from "./events.module.css";

type ListPage = { events: Event[] | null; next: string | null };

/** The list's first page and those that were loaded since. `list` is where they stand, so that the first new one gets the focus. */
export function useOlderEvents(first: ListPage) {
  const { data, load, state } = useFetcher<ListPage & { failed: boolean }>();
  const [pages, setPages] = useState<ListPage[]>([]);
  const list = useRef<HTMLOListElement>(null);
  if (data && !data.failed && !pages.includes(data)) setPages([...pages, data]);
  const all = [first, ...pages];
  const newest = pages.at(-1)?.events;
  const added = newest?.length ?? 0;

  // The link that was followed may be gone, and the reader goes on where the new ones begin.
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a");
    if (newest) links?.[links.length - newest.length]?.focus();
  }, [newest]);

  return {
    list,
    events: all.flatMap(({ events }) => events ?? []),
    older: { next: all.at(-1)!.next, load, busy: state !== "idle", failed: data?.failed && state === "idle", added },
  };
}

/** Leads to the next page of the list; with scripts that page's events are added to this one. */
export function OlderEvents({ next, load, busy, failed, added }: ReturnType<typeof useOlderEvents>["older"]) {
  const search = new URLSearchParams(useLocation().search);
  search.set("before", next ?? "");
  const address = `/events?${search}`;
  return (
    <div className={styles.older}>
      <p role="status">
        {failed ? (
          "They could not be loaded. Try again."
        ) : (
          <span className="visually-hidden">{added > 0 && `${added} more events are shown.`}</span>
        )}
      </p>
      {next && (
        <a
          href={address}
          aria-busy={busy}
          onClick={(click) => {
            if (click.ctrlKey || click.metaKey || click.shiftKey) return;
            click.preventDefault();
            if (!busy) void load(address);
          }}
        >
          Older events
        </a>
      )}
    </div>
  );
}
