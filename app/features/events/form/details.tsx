import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./details.module.css";
import formStyles from "./event-form.module.css";

/** A part of the form that most events do not need: folded away until it holds something, and never closed again by itself. */
export function Details({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const element = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(open);
  // Opening and closing is the reader's; a mistake in it that comes back from the server must be seen.
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
