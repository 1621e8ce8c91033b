import type { ReactNode } from "react";
import { formatPlainDate, plainDateParts } from "../../../../domain/dates";
import type { Event } from "../../../../domain/event";
import type { Picture as PictureData } from "../../../../domain/picture";
import { EventImage } from "../../../ui/event-image/event-image";
import { Picture } from "../../../ui/picture/picture";
import styles from "./events.module.css";

export type FixedEventData = { slug: string; title: string; description: string; date: string; location: string; picture: PictureData };

const SIZES = "(min-width: 60rem) 24rem, 92vw";

/** One event: a big date, what and where, its picture, and for an administrator the controls. */
export function EventRow({ event, controls }: { event: FixedEventData | Event; controls: ReactNode }) {
  return (
    <li className={styles.event}>
      <DateBlock date={event.date} />
      <div className={styles.body}>
        <h2 className={styles.title}>{event.title}</h2>
        <p className={styles.facts}>
          <time dateTime={event.date}>{formatPlainDate(event.date)}</time>
          <span>{event.location}</span>
        </p>
        <div className={styles.description}>
          {event.description.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        {controls}
      </div>
      <div className={styles.picture}>
        {"slug" in event ? <Picture picture={event.picture} sizes={SIZES} /> : <EventImage event={event} sizes={SIZES} />}
      </div>
    </li>
  );
}

/** Decoration for the eye; the date in words stands beside it. */
function DateBlock({ date }: { date: string }) {
  const parts = plainDateParts(date);
  if (!parts) return <div className={styles.date} />;
  return (
    <div className={styles.date} aria-hidden="true">
      <span className={styles.day}>{parts.day}</span>
      <span>
        {parts.month.slice(0, 3)} {parts.year}
      </span>
      <span className={styles.weekday}>{parts.weekday}</span>
    </div>
  );
}
