import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import styles from "./notice.module.css";

type Props = {
  kind: "success" | "failure";
  children: ReactNode;
  /** A button that answers the message; it is not read out with it. */
  action?: ReactNode;
  onClose?: () => void;
};

/** A tick and an exclamation mark, each in a ring. */
const SIGNS = { success: "m16 9-5.5 5.5L8 12", failure: "M12 8v4M12 16h.01" };

/** A message that is read out as soon as it appears. */
export function Notice({ kind, children, action, onClose }: Props) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <Icon size={20}>
        <circle cx="12" cy="12" r="10" />
        <path d={SIGNS[kind]} />
      </Icon>
      <div role="alert">{children}</div>
      {action}
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close this message">
          <Icon size={18}>
            <path d="M18 6 6 18M6 6l12 12" />
          </Icon>
        </button>
      )}
    </div>
  );
}
