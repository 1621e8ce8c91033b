import { EditContent } from "../content/edit-content";
import { formatPlainDate } from "../../../domain/dates";
import { Link } from "../../ui/link/link";
import styles from "./ticket.module.css";
import type { CalledOff, Upcoming } from "./upcoming";

/** Links to another site or to the event's page. */
export function Ticket({ event, calledOff }: { event: Upcoming; calledOff: CalledOff[] }) {
  return (
    <article className={styles.ticket}>
      <EditContent of="home" part="upcoming.show" label="Card" place="foot" />
      {event.id && <EditContent to={`/edit-event/${event.id}`} label="Event" text="Edit event" place="foot" />}
      <div className={`${styles.stub} ${event.isOff ? styles.off : ""}`}>
        <time dateTime={event.date}>{formatPlainDate(event.date)}</time>
        <p>{event.status}</p>
      </div>
      <div className={styles.ticketBody}>
        <h2 dir="auto">{event.title}</h2>
        <p dir="auto">{event.description}</p>
        <Link to={event.link}>
          Learn More <span className="visually-hidden">about {event.title}</span>
        </Link>
      </div>
      {calledOff.map(({ title, date, link, status }) => (
        <p key={link} className={styles.calledOff} dir="auto">
          <strong>{status}:</strong> <Link to={link}>{title}</Link>, was planned for {formatPlainDate(date)}
        </p>
      ))}
    </article>
  );
}
