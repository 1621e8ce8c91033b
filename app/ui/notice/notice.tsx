import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

type Props = {
  kind: "success" | "failure";
  children: ReactNode;
  /** A button that answers the message; it is not read out with it. */
  action?: ReactNode;
  onClose?: () => void;
};

/** A message that is read out as soon as it appears. */
export function Notice({ kind, children, action, onClose }: Props) {
  const Sign = kind === "success" ? CircleCheck : CircleAlert;
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <Sign aria-hidden="true" size={20} />
      <div role="alert">{children}</div>
      {action}
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close this message">
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  );
}
