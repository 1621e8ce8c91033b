import { SmallButton, SmallLink } from "../../../../ui/admin/small-button";
import { editPath } from "../../../content/content";
import { useDeleteFixedEvent } from "../../use-delete-event";
import styles from "../events.module.css";

type Props = {
  event: { slug: string; title: string };
  shownOn?: string;
  onDeleted: () => unknown;
  onRestored: () => unknown;
};

/** The events from before this site are one document of the content. */
export function FixedEventControls({ event: { slug, title }, ...then }: Props) {
  const { busy, remove } = useDeleteFixedEvent({ slug, ...then });
  return (
    <div className={styles.controls}>
      <SmallLink label="Edit" of={title} to={editPath("events/past", `events.${slug}.title`)} />
      <SmallButton label="Delete" of={title} busy={busy} onClick={remove} />
    </div>
  );
}
