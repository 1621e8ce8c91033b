import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import { eventStatus } from "../format-event";
import { DateBlock } from "../date-block/date-block";
import { Link } from "../../../ui/link/link";
import { Description, EventPicture, Facts, pathOf, type ListedEvent } from "./event-parts";
import styles from "./events.module.css";

type Props = {
  event: ListedEvent;
  today: string;
  zone: string;
  controls: ReactNode;
  /** The picture of the first row loads before others. */
  index: number;
};

export function EventRow({ event, today, zone, controls, index }: Props) {
  const variant = eventStatus(event, today)?.variant;
  const path = pathOf(event);
  // Only the row that is opened, or returned to, shares its picture and title with the event's page.
  const opens = useViewTransitionState(path || "/events/-");
  const isAhead = variant === "ahead" || variant === "today";
  return (
    <li className={`${styles.event} ${isAhead ? styles.ahead : ""} ${opens ? styles.opens : ""}`}>
      <div className={styles.row}>
        <DateBlock event={event} inList />
        <div className={styles.body}>
          <h2 className={styles.title} dir="auto">
            {path ? <Link to={path}>{event.title}</Link> : event.title}
          </h2>
          <Facts event={event} today={today} zone={zone} />
          <Description event={event} />
          {controls}
        </div>
        <EventPicture event={event} first={index === 0} />
      </div>
    </li>
  );
}
