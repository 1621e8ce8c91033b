import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import { EXCERPT_LENGTH } from "../../../../domain/event-list";
import { eventPath, type Event } from "../../../../domain/event";
import { cutText, paragraphs } from "../../../../domain/event-text";
import { eventStatus, formatTimes, takesPlace } from "../../../../domain/event-words";
import type { Picture as PictureData } from "../../../../domain/picture";
import { Badge } from "../../../ui/badge/badge";
import { DateBlock } from "../../../ui/date-block/date-block";
import { EventImage } from "../../../ui/event-image/event-image";
import { Words } from "../../../ui/event-page/words";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import styles from "./events.module.css";
import { useTurn } from "./use-turn";

export type FixedEventData = {
  slug: string;
  title: string;
  description: string;
  date: string;
  location: string;
  picture: PictureData;
};

type Props = {
  event: FixedEventData | Event;
  today: string;
  /** The time zone in words. */
  zone: string;
  controls: ReactNode;
  /** Its place in the list: the picture of the first one should come before others. */
  index: number;
};

const SIZES = "(min-width: 75rem) 24rem, (min-width: 60rem) 32vw, (min-width: 44rem) 50rem, 92vw";

/** One event, a camp on the trail: a big date, what and where, its picture, and for an administrator the controls. */
export function EventRow({ event, today, zone, controls, index }: Props) {
  useTurn(index);
  const status = eventStatus(event, today);
  const times = takesPlace(event) && formatTimes(event, zone);
  const path = pathOf(event);
  // Only the row that is opened, or come back to, shares its picture and title with the page of the event.
  const opens = useViewTransitionState(path || "/events/-");
  const isAhead = status?.look === "ahead" || status?.look === "today";
  return (
    <li className={`${styles.event} ${isAhead ? styles.ahead : ""} ${opens ? styles.opens : ""}`}>
      <div className={styles.row}>
        <DateBlock event={event} inList />
        <div className={styles.body}>
          <h2 className={styles.title} dir="auto">
            {path ? <Link to={path}>{event.title}</Link> : event.title}
          </h2>
          <p className={styles.facts}>
            {status && <Badge look={status.look}>{status.word}</Badge>}
            {times && <span>{times}</span>}
            <span dir="auto">{event.location}</span>
          </p>
          {"stateNote" in event && event.stateNote && (
            <p className={styles.note} dir="auto">
              {event.stateNote}
            </p>
          )}
          <Description event={event} path={path} />
          {controls}
        </div>
        <EventPicture event={event} first={index === 0} />
      </div>
    </li>
  );
}

/** Empty for an event of another server, which has no page here. */
function pathOf(event: FixedEventData | Event): string {
  if (!("id" in event)) return `/events/archive/${event.slug}`;
  return event.slug && eventPath(event);
}

/** The beginning of a long one; without a page of its own all of it. */
function Description({ event: { description, title }, path }: { event: FixedEventData | Event; path: string }) {
  const shown = path ? cutText(description, EXCERPT_LENGTH) : description;
  return (
    <>
      <Words paragraphs={paragraphs(shown)} className={styles.description} />
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

function EventPicture({ event, first }: { event: Props["event"]; first: boolean }) {
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
