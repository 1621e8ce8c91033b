import styles from "./changes.module.css";

/** The changes of a document, in sentences. */
export function Changes({ changes }: { changes: string[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change} dir="auto">
          {change}
        </li>
      ))}
    </ul>
  );
}
