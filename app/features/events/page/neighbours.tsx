import type { EventPageData } from "./event-page-data.server.ts";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import styles from "./event-page.module.css";

export function Neighbours({ earlier, later }: Pick<EventPageData, "earlier" | "later">) {
  if (!earlier && !later) return null;
  return (
    <nav className={styles.neighbours} aria-label="Other events">
      {earlier && <Neighbour label="Earlier" event={earlier} />}
      {later && <Neighbour label="Later" event={later} />}
    </nav>
  );
}

function Neighbour({ label, event }: { label: string; event: NonNullable<EventPageData["earlier"]> }) {
  return (
    <p className={label === "Later" ? styles.later : undefined}>
      <span>
        {label}: {event.when}
      </span>
      <Link to={event.path} className="title-link" dir="auto" onClick={focusMain}>
        {event.title}
      </Link>
    </p>
  );
}
