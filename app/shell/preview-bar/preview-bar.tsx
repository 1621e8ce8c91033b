import styles from "./preview-bar.module.css";

/** Above a page that only its author sees. */
export function PreviewBar() {
  return (
    <p className={styles.bar}>
      <strong>Preview.</strong> Visitors do not see this yet. Close this tab to go on editing.
    </p>
  );
}
