import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { useCopy } from "../../../ui/shared-link/use-copy";
import { takeFocus } from "../../../ui/take-focus";
import styles from "./recovery-codes.module.css";

/** Shown only once, after the codes were created. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = useCopy("The codes", "are");
  return (
    <div ref={takeFocus} tabIndex={-1} className={adminStyles.note} role="status">
      <p>
        Your recovery codes. If you lose your phone, each of them works once instead of a code from the app. Copy them
        to a safe place, write them down or print this page: they are not shown again.
      </p>
      <div>
        <SmallButton label="Copy the codes" onClick={() => void copy(codes.join("\n"))} />
      </div>
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
