import { useState } from "react";
import type { EventSummary } from "../../event-list";
import { Button, ButtonLink } from "../../../../ui/button/button";
import { Question } from "../../../../ui/dialog/question";
import { useDeleteEvent } from "../../use-delete-event";
import styles from "../events.module.css";

type Props = {
  apiBase: string;
  event: Pick<EventSummary, "id" | "title">;
  /** The page that shows the message; by default the current one. */
  shownOn?: string;
  onDeleted: () => void;
  onRestored: () => void;
};

export function EventControls({ apiBase, event, shownOn, onDeleted, onRestored }: Props) {
  const { id, title } = event;
  const { busy, remove, question } = useDeleteEvent({ apiBase, id, title, shownOn, onDeleted, onRestored });
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.controls}>
      <ButtonLink to={`/edit-event/${id}`} variant="quiet" small>
        Edit<span className="visually-hidden"> {title}</span>
      </ButtonLink>
      <Button variant="quiet" small busy={busy} onClick={apiBase ? () => setAsking(true) : remove}>
        Delete<span className="visually-hidden"> {title}</span>
      </Button>
      {question}
      {apiBase && (
        <Question
          open={asking}
          title={`Delete “${title}”?`}
          confirm="Delete event"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>It disappears from the site for everyone. This cannot be undone.</p>
        </Question>
      )}
    </div>
  );
}
