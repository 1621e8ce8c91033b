import { Vignette } from "../land/vignette";
import styles from "./loading.module.css";

/** Stands where a page will be once it is known who is looking. */
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
