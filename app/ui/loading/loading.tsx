import { Vignette } from "../land/vignette";
import styles from "./loading.module.css";

/** Shown until the user is known. */
export function Loading() {
  return (
    <div className={styles.page}>
      <Vignette scene="dawn" className={styles.drawing} />
      <p className={styles.loading} role="status">
        Loading...
      </p>
    </div>
  );
}
