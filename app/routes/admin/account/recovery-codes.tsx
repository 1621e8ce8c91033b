import adminStyles from "../admin.module.css";
import styles from "./recovery-codes.module.css";

/** For the day on which the phone is lost. They are in this page only, until it is left. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className={adminStyles.note} role="status">
      <p>
        Your recovery codes. Each signs you in once when the phone is lost. Write them down or print this page: they are
        not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
