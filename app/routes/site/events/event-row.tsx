import type { ReactNode } from "react";
import { dayIs, formatPlainDate, plainDateParts } from "../../../../domain/dates";
import type { Event } from "../../../../domain/event";
import type { Picture as PictureData } from "../../../../domain/picture";
import { Badge } from "../../../ui/badge/badge";
import { EventImage } from "../../../ui/event-image/event-image";
import { Picture } from "../../../ui/picture/picture";
import styles from "./events.module.css";

export type FixedEventData = {
  slug: string;
  title: string;
  description: string;
  date: string;
  location: string;
  picture: PictureData;
};

type Props = { event: FixedEventData | Event; today: string; controls: ReactNode };

const SIZES = "(min-width: 75rem) 24rem, (min-width: 60rem) 32vw, (min-width: 44rem) 50rem, 92vw";
const WORDS = { ahead: "Upcoming", today: "Today", over: "Took place" };

/** One event, a camp on the trail: a big date, what and where, its picture, and for an administrator the controls. */
export function EventRow({ event, today, controls }: Props) {
  const day = dayIs(event.date, today);
  return (
    <li className={`${styles.event} ${day === "ahead" || day === "today" ? styles.ahead : ""}`}>
      <div className={styles.row}>
        <DateBlock date={event.date} />
        <div className={styles.body}>
          <h2 className={styles.title} dir="auto">
            {event.title}
          </h2>
          <p className={styles.facts}>
            {day && <Badge look={day === "over" ? "quiet" : day}>{WORDS[day]}</Badge>}
            <time dateTime={event.date}>{formatPlainDate(event.date)}</time>
            <span dir="auto">{event.location}</span>
          </p>
          <div className={styles.description} dir="auto">
            {event.description.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          {controls}
        </div>
        <EventPicture event={event} />
      </div>
    </li>
  );
}

function EventPicture({ event }: { event: FixedEventData | Event }) {
  const isFixed = !("id" in event);
  if (!isFixed && !event.image) return null;
  return (
    <div className={styles.picture}>
      {isFixed ? <Picture picture={event.picture} sizes={SIZES} /> : <EventImage event={event} sizes={SIZES} />}
    </div>
  );
}

/** Decoration for the eye; the date in words stands beside it. */
function DateBlock({ date }: { date: string }) {
  const parts = plainDateParts(date);
  if (!parts) return <div className={styles.date} />;
  return (
    <div className={styles.date} aria-hidden="true">
      <span className={styles.weekday}>{parts.weekday}</span>
      <span className={styles.day}>{parts.day}</span>
      <span className={styles.month}>
        {parts.month.slice(0, 3)} {parts.year}
      </span>
    </div>
  );
}
