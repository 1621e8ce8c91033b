import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** A dialog over the page. The native element keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ open, title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A modal dialog can only be opened by its method; an attribute would leave the page behind it usable.
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open && element.current?.open) element.current.close();
  }, [open]);

  // The browser tells of a closing a task later; by then a next click may have opened the dialog again.
  const closed = () => !element.current?.open && onClose();

  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={closed}>
      {open && (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
