import { useState } from "react";
import type { Event } from "../../../../domain/event";
import { deleteEvent } from "../../../api/events";
import { useSession } from "../../../session/session-context";
import { Button, ButtonLink } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { useNotices } from "../../../ui/notice/notices";
import styles from "./events.module.css";

type Props = { apiBase: string; event: Event; onDeleted: () => void };

/** Edit and Delete beside an event, for an administrator. */
export function EventControls({ apiBase, event, onDeleted }: Props) {
  const { role, refresh } = useSession();
  const { notify } = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (role !== "admin") return null;

  async function remove() {
    setBusy(true);
    try {
      await deleteEvent(apiBase, event.id);
      notify("success", "Event deleted successfully!");
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

  return (
    <div className={styles.controls}>
      <ButtonLink to={`/edit-event/${event.id}`} look="quiet" small>
        Edit<span className="visually-hidden"> {event.title}</span>
      </ButtonLink>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        Delete<span className="visually-hidden"> {event.title}</span>
      </Button>
      <Dialog open={asking} title={`Delete “${event.title}”?`} onClose={() => setAsking(false)}>
        <p>It disappears from the site for everyone.</p>
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
