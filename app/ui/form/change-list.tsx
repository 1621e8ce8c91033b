import { counted } from "../../../domain/counted";
import styles from "./form-actions.module.css";

/**
 * Lists the differences from the published version in sentences. It is above the buttons, so it opens upwards. It is
 * there from the beginning: a line that appears while someone types would move the buttons from under the finger.
 */
export function ChangeList({ changes }: { changes: string[] }) {
  if (changes.length === 0) return <p className={styles.changes}>No changes yet.</p>;
  return (
    <details className={styles.changes}>
      <summary>See what changes</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long list is scrolled by keyboard. */}
      <ul tabIndex={0} aria-label="Changes">
        {changes.map((change, index) => (
          <li key={`${index} ${change}`} dir="auto">
            {change}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Changes `Publish` to `Publish 3 changes`. */
export function labelWith(label: string, changes: string[] | undefined): string {
  return changes && changes.length > 0 ? `${label} ${counted(changes.length, "change")}` : label;
}
