import land from "./land.svg";
import styles from "./climb.module.css";

/** On the crest, at the left edge of each of the four columns (what-we-do.module.css). */
const CAMPS = "M8 133h0M316 107h0M624 76h0M932 27h0";

/** Decorative. */
export function Climb() {
  return (
    <svg className={styles.climb} viewBox="0 0 1200 150" preserveAspectRatio="none" aria-hidden="true">
      <use className={styles.land} href={`${land}#climb`} />
      <use className={styles.crest} href={`${land}#climb-crest`} />
      <path className={styles.camps} d={CAMPS} />
    </svg>
  );
}
