import { plainDateParts } from "../../../domain/dates";
import styles from "./date-block.module.css";

/** A big date: decoration for the eye, beside a date in words. In a list it stands upright where there is room. */
export function DateBlock({ date, inList = false }: { date: string; inList?: boolean }) {
  const parts = plainDateParts(date);
  return (
    <div className={inList ? `${styles.date} ${styles.inList}` : styles.date} aria-hidden="true">
      {parts && (
        <>
          <span>{parts.weekday}</span>
          <span className={styles.day}>{parts.day}</span>
          <span>
            {parts.month.slice(0, 3)} {parts.year}
          </span>
        </>
      )}
    </div>
  );
}
