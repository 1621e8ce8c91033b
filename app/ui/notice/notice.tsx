import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

type Props = { kind: "success" | "failure"; children: ReactNode; onClose?: () => void };

/** A message that is read out as soon as it appears. */
export function Notice({ kind, children, onClose }: Props) {
  const Sign = kind === "success" ? CircleCheck : CircleAlert;
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role="alert">
      <Sign aria-hidden="true" size={20} />
      <div>{children}</div>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close this message">
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  );
}
