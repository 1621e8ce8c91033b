import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";

type Props = {
  open: boolean;
  title: string;
  /** The id of a text that is announced with the title. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The native element keeps focus inside, closes on Escape and restores the focus. */
export function Dialog({ open, title, describedBy, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Only showModal opens a modal dialog; with the `open` attribute the page behind it would remain usable. The browser
  // restores the focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const dialog = element.current!;
    dialog.showModal();
    // The browser scrolls to the button that gets the focus, which would hide the question on a low screen.
    dialog.scrollTo(0, 0);
    return () => dialog.close();
  }, [open]);

  // The event arrives one task later, when a click may have opened the dialog again.
  const closed = () => !element.current?.open && onClose();

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={closed}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
