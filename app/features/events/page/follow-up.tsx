import { SmallLink } from "../../../ui/admin/small-button";
import { finishPath } from "../../event-reports/event-report";
import { WritePost } from "../../blogs/write-post";
import { isOver, type EventStatus } from "../format-event";
import styles from "../list/events.module.css";

type Props = { event: { id: number; title: string; status: EventStatus | undefined } };

/** Below the event, because in the first row it would push the title down on a phone. */
export default function FollowUp({ event: { id, title, status } }: Props) {
  return (
    <div className={styles.controls}>
      {isOver(status) && <SmallLink label="Report" of={title} to={finishPath(id)} />}
      <WritePost eventId={id} />
      <SmallLink label="Poster" to={`/admin/events/${id}/poster`} />
    </div>
  );
}
