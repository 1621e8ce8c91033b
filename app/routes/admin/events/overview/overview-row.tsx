import { formatPlainDate } from "../../../../../domain/dates";
import { eventPath, type Event } from "../../../../../domain/event";
import { deleteEvent, duplicateEvent, restoreEvent } from "../../../../api/event-editing";
import { Badge } from "../../../../ui/badge/badge";
import { Button, ButtonLink } from "../../../../ui/button/button";
import { useNotices } from "../../../../ui/notice/notices";
import styles from "../../admin.module.css";
import { useAction } from "../../use-action";

/** One event and everything that can be done with it. */
export function OverviewRow({ event }: { event: Event }) {
  const { id, title, date, draft, state } = event;
  const act = useAction("The event could not be changed.");
  const { notify } = useNotices();
  const of = <span className="visually-hidden"> {title}</span>;

  async function remove() {
    if (!(await act(() => deleteEvent("", id)))) return;
    const undo = () => void act(() => restoreEvent(id), "The event is back.");
    notify("success", "Event deleted successfully!", { action: { label: "Undo", act: undo } });
  }

  return (
    <li>
      <div className={styles.rowWords}>
        <h3 dir="auto">{title}</h3>
        <p className={styles.rowFacts}>
          <time dateTime={date}>{formatPlainDate(date)}</time>
          {draft && <Badge look="today">Draft</Badge>}
          {state !== "scheduled" && <Badge look="quiet">{state === "cancelled" ? "Cancelled" : "Postponed"}</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={`/edit-event/${id}`} look="quiet" small>
          Edit{of}
        </ButtonLink>
        <ButtonLink to={draft ? `/admin/events/${id}/preview` : eventPath(event)} look="quiet" small>
          {draft ? "Preview" : "View"}
          {of}
        </ButtonLink>
        <ButtonLink to={`/admin/events/${id}/history`} look="quiet" small>
          History{of}
        </ButtonLink>
        <Button
          look="quiet"
          small
          onClick={() => void act(() => duplicateEvent(id), "The copy stands among the drafts.")}
        >
          Duplicate{of}
        </Button>
        <Button look="quiet" small onClick={() => void remove()}>
          Delete{of}
        </Button>
      </div>
    </li>
  );
}
