/** Shared by a row of the list and the block of the next event. */
import { eventPath } from "../event";
import { type EventSummary, EXCERPT_LENGTH } from "../event-list";
import { cutText, paragraphs } from "../../../../domain/plain-text";
import { eventStatus, formatTimes, takesPlace } from "../format-event";
import type { FixedEvent } from "../../../../domain/content/events";
import type { Picture as PictureData } from "../../../../domain/picture";
import { Badge } from "../../../ui/badge/badge";
import { EventImage } from "../event-image/event-image";
import { PlainText } from "../page/plain-text";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import styles from "./events.module.css";

export type FixedEventData = Omit<FixedEvent, "picture"> & { picture: PictureData };
export type ListedEvent = FixedEventData | EventSummary;

const SIZES = "(min-width: 75rem) 24rem, (min-width: 60rem) 32vw, (min-width: 44rem) 50rem, 92vw";

/** Empty for an event of another server, which has no page here. */
export function pathOf(event: ListedEvent): string {
  if (!("id" in event)) return `/events/archive/${event.slug}`;
  return event.slug && eventPath(event);
}

/** The state, date and place of an event, and the reason for a cancellation. */
export function Facts({ event, today, zone }: { event: ListedEvent; today: string; zone: string }) {
  const status = eventStatus(event, today);
  const times = takesPlace(event) && formatTimes(event, zone);
  return (
    <>
      <p className={styles.facts}>
        {status && <Badge variant={status.variant}>{status.word}</Badge>}
        {times && <span>{times}</span>}
        <span dir="auto">{event.location}</span>
      </p>
      {"stateNote" in event && event.stateNote && (
        <p className={styles.note} dir="auto">
          {event.stateNote}
        </p>
      )}
    </>
  );
}

/** The beginning of the description, or all of it if the event has no page. */
export function Description({ event }: { event: ListedEvent }) {
  const { description, title } = event;
  const path = pathOf(event);
  const shown = path ? cutText(description, EXCERPT_LENGTH) : description;
  return (
    <>
      <PlainText paragraphs={paragraphs(shown)} className={styles.description} />
      {shown !== description && (
        <p className={styles.readOn}>
          <Link to={path}>
            Read on<span className="visually-hidden"> about {title}</span>
          </Link>
        </p>
      )}
    </>
  );
}

export function EventPicture({ event, first = false }: { event: ListedEvent; first?: boolean }) {
  const isFixed = !("id" in event);
  if (!isFixed && !event.image) return null;
  return (
    <div className={styles.picture}>
      {isFixed ? (
        <Picture picture={event.picture} sizes={SIZES} first={first} />
      ) : (
        <EventImage event={event} sizes={SIZES} first={first} />
      )}
    </div>
  );
}
