import styles from "./loading.module.css";

/** Stands where a page will be once it is known who is looking. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
