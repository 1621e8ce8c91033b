import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./details.module.css";
import formStyles from "./event-form.module.css";

/** A part of the form that most events do not need: closed until it has content, and never closed automatically. */
export function Details({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const element = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(open);
  // Opening and closing is up to the reader, but an error from the server must be visible.
  useEffect(() => {
    if (open && element.current) element.current.open = true;
  }, [open]);

  return (
    <details ref={element} className={styles.details} open={openAtFirst}>
      <summary>{title}</summary>
      <div className={formStyles.fields}>{children}</div>
    </details>
  );
}
