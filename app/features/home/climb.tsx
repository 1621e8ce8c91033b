import { land, line, ridge } from "../../ui/land/ridge";
import styles from "./climb.module.css";

const BOX = { width: 1200, height: 150 };
const profile = ridge("0,146 8,142 316,112 624,80 932,34 1080,52 1200,96", "13,97,0.25 7,41,0.1 3,17,0.6");
/** At the left edge of each of the four columns (what-we-do.module.css). */
const CAMPS = [8, 316, 624, 932].map((x) => `M${x} ${Math.round(profile(x))}h0`).join("");

/** Decorative. */
export function Climb() {
  return (
    <svg
      className={styles.climb}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.land} d={land(profile, 0, BOX.width, 8, BOX.height)} />
      <path className={styles.crest} d={line(profile, 0, BOX.width, 8)} />
      <path className={styles.camps} d={CAMPS} />
    </svg>
  );
}
