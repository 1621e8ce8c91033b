import { useState } from "react";
import type { Event } from "../../../../../domain/event";
import { deleteEvent, restoreEvent } from "../../../../api/event-editing";
import { useSession } from "../../../../session/session-context";
import { Button, ButtonLink } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import { useNotices } from "../../../../ui/notice/notices";
import styles from "../events.module.css";

type Props = {
  apiBase: string;
  event: Event;
  onDeleted: () => void;
  /** Called when the event is there again. */
  onRestored: () => void;
};

/** Edit and Delete beside an event. */
export function EventControls({ apiBase, event, onDeleted, onRestored }: Props) {
  const { refresh } = useSession();
  const { notify } = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await deleteEvent(apiBase, event.id);
      // Only this server keeps what was deleted.
      const action = apiBase ? undefined : { label: "Undo", act: () => void undo() };
      notify("success", "Event deleted successfully!", { action });
      onDeleted();
    } catch {
      notify("failure", "Failed to delete event.");
      // The session may have ended, or the role been taken away.
      await refresh();
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  async function undo() {
    try {
      await restoreEvent(event.id);
      notify("success", "The event is back.");
      onRestored();
    } catch {
      notify("failure", "The event could not be brought back. It lies in the trash for 30 days.");
    }
  }

  return (
    <div className={styles.controls}>
      <ButtonLink to={`/edit-event/${event.id}`} look="quiet" small>
        Edit<span className="visually-hidden"> {event.title}</span>
      </ButtonLink>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        Delete<span className="visually-hidden"> {event.title}</span>
      </Button>
      <Dialog open={asking} title={`Delete “${event.title}”?`} onClose={() => setAsking(false)}>
        <p>It disappears from the site for everyone{apiBase ? "." : ", and waits in the trash for 30 days."}</p>
        <div className={styles.controls}>
          <Button look="danger" disabled={busy} onClick={() => void remove()}>
            Delete event
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
