import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { Icon } from "../icon/icon";
import styles from "./notice.module.css";

/** `notice` is neither a success nor a failure. */
export type NoticeKind = "success" | "notice" | "failure";

type Props = {
  kind: NoticeKind;
  children: ReactNode;
  /** Buttons or links next to the message; not announced with it. */
  actions?: ReactNode[];
  onClose?: () => void;
  /** Focuses the message when it appears, after an action of the person. Another value focuses it again. */
  takesFocus?: unknown;
  ref?: Ref<HTMLDivElement>;
};

/** A message inside the page, announced when it appears. In a form it is next to the buttons. */
export function Notice({ kind, children, actions = [], onClose, takesFocus, ref }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus();
  }, [takesFocus]);

  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <Icon name={kind === "success" ? "circle-check" : "circle-alert"} size={20} />
      {/* Otherwise a screen reader would read all of it again when a corrected field leaves the list. */}
      <div ref={ref ?? alert} role="alert" aria-atomic={false} tabIndex={-1}>
        {children}
      </div>
      {(actions.length > 0 || onClose) && (
        <div className={styles.controls}>
          {actions}
          {onClose && (
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close this message">
              <Icon name="x" size={18} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
