import drawings from "../drawings.svg";
import styles from "./ridge-edge.module.css";

/** Its parent sets --edge-back and --edge-front. An edge on one screen with the footer needs another `file`. */
export function RidgeEdge({ file = drawings }: { file?: string }) {
  return (
    <svg className={styles.edge} viewBox="0 0 1600 160" preserveAspectRatio="none" aria-hidden="true">
      <use className={styles.back} href={`${file}#ridge-back`} />
      <use className={styles.front} href={`${file}#ridge-front`} />
    </svg>
  );
}
