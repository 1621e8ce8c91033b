import { formatPlainDate } from "../../../domain/dates";
import styles from "./blogs.module.css";

export function Byline({ date, author }: { date: string; author: string }) {
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{formatPlainDate(date)}</time>
      <span>{author}</span>
    </p>
  );
}
