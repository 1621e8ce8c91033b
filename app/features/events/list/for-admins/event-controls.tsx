import type { EventSummary } from "../../event-list";
import { SmallButton, SmallLink } from "../../../../ui/admin/small-button";
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
      <SmallLink label="Edit" of={title} to={`/edit-event/${id}`} />
      <SmallButton label="Delete" of={title} busy={busy} onClick={remove} />
      {question}
    </div>
  );
}
