import { useId } from "react";
import type { EventSummary } from "../event-list";
import { cutText, paragraphs } from "../../../../domain/plain-text";
import { DateBlock } from "../date-block/date-block";
import { PlainText } from "../page/plain-text";
import { Link } from "../../../ui/link/link";
import { EventPicture, Facts, pathOf } from "./event-parts";
import rowStyles from "./events.module.css";
import styles from "./next-event.module.css";

/** Shorter than the text of a row in the list. */
const TEXT_LENGTH = 200;

type Props = { event: EventSummary; page: { today: string; zone: string } };

/** Shown above the list, which begins with the newest event, often months away. */
export function NextEvent({ event, page: { today, zone } }: Props) {
  const label = useId();
  const path = pathOf(event);
  return (
    <section className={styles.next} aria-labelledby={label}>
      <h2 id={label} className={styles.label}>
        Next event
      </h2>
      <DateBlock event={event} inList />
      <div className={rowStyles.body}>
        <p className={`${rowStyles.title} ${styles.title}`} dir="auto">
          {/* The row in the list has the shared title and picture of the transition. */}
          {path ? (
            <Link to={path} viewTransition={false}>
              {event.title}
            </Link>
          ) : (
            event.title
          )}
        </p>
        <Facts event={event} today={today} zone={zone} />
        <PlainText paragraphs={paragraphs(cutText(event.description, TEXT_LENGTH))} className={rowStyles.description} />
      </div>
      {/* The row in the list describes the same picture. */}
      <EventPicture event={{ ...event, imageAlt: "" }} />
    </section>
  );
}
