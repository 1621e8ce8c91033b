import { plainDateParts } from "../../../../domain/dates";
import { lastDayOf, type Event } from "../event";
import { formatDays, formatWeekdays, takesPlace } from "../format-event";
import styles from "./date-block.module.css";

/** Events of content/ and of another server have only a date. */
type Dated = Pick<Event, "date"> & Partial<Pick<Event, "endDate" | "state">>;
type Props = {
  event: Dated;
  times?: string;
  /** In a list the day is a big number if there is enough room. */
  inList?: boolean;
};

/** Shows the days of an event, struck through (and announced) if the date is no longer valid. */
export function DateBlock({ event, times, inList = false }: Props) {
  const weekdays = formatWeekdays(event);
  const days = (
    <>
      {weekdays && <span className={styles.weekday}>{weekdays}</span>}{" "}
      <time dateTime={event.date}>{formatDays(event)}</time>
      {times && <span className={styles.times}> {times}</span>}
    </>
  );
  return (
    <div className={inList ? styles.inList : undefined}>
      {takesPlace(event) ? (
        <p className={styles.words}>{days}</p>
      ) : (
        <s className={styles.words}>
          <span className="visually-hidden">No longer on </span>
          {days}
        </s>
      )}
      {inList && <BigDay event={event} />}
    </div>
  );
}

function BigDay({ event }: { event: Dated }) {
  const [first, last] = [plainDateParts(event.date), plainDateParts(lastDayOf(event))];
  if (!first || !last) return null;
  return (
    <div className={takesPlace(event) ? styles.big : `${styles.big} ${styles.off}`} aria-hidden="true">
      <span>{first.weekday}</span>
      <span className={styles.day}>{first.day}</span>
      <span>{`${first.month} ${first.year}`}</span>
      {lastDayOf(event) !== event.date && (
        <span>
          to {last.month} {last.day}
          {last.year !== first.year && `, ${last.year}`}
        </span>
      )}
    </div>
  );
}
