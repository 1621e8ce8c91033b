import { Button, ButtonLink } from "../../../../ui/button/button";
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
      <ButtonLink to={editPath("events/past", `events.${slug}.title`)} variant="quiet" small>
        Edit<span className="visually-hidden"> {title}</span>
      </ButtonLink>
      <Button variant="quiet" small busy={busy} onClick={remove}>
        Delete<span className="visually-hidden"> {title}</span>
      </Button>
    </div>
  );
}
