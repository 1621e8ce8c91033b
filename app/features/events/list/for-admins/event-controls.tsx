import type { EventSummary } from "../../event-list";
import { Button, ButtonLink } from "../../../../ui/button/button";
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

export function EventControls({ event: { id, title }, ...then }: Props) {
  const { busy, remove, question } = useDeleteEvent({ id, title, ...then });
  return (
    <div className={styles.controls}>
      <ButtonLink to={`/edit-event/${id}`} variant="quiet" small>
        Edit<span className="visually-hidden"> {title}</span>
      </ButtonLink>
      <Button variant="quiet" small busy={busy} onClick={remove}>
        Delete<span className="visually-hidden"> {title}</span>
      </Button>
      {question}
    </div>
  );
}
