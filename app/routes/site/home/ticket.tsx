import { formatPlainDate } from "../../../../domain/dates";
import type { HomeData } from "./route";
import styles from "./ticket.module.css";

const WORDS = { ahead: "Upcoming event", today: "Today", over: "Took place" };

/** The upcoming event: fixed content, not from the events list. Once its day is over it says so. */
export function Ticket({ event }: { event: HomeData["upcoming"] }) {
  return (
    <article className={styles.ticket}>
      <div className={styles.stub}>
        <time dateTime={event.date}>{formatPlainDate(event.date)}</time>
        <p>{event.day ? WORDS[event.day] : "Upcoming event"}</p>
      </div>
      <div className={styles.ticketBody}>
        <h2>{event.title}</h2>
        <p>{event.description}</p>
        <a href={event.link}>
          Learn More <span className="visually-hidden">about {event.title}</span>
        </a>
      </div>
    </article>
  );
}
