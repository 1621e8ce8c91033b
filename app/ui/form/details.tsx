import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import styles from "./details.module.css";

type Props = {
  summary: ReactNode;
  open: boolean;
  hidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Hides a part of a form that few people need. It never closes by itself. */
export function Details({ summary, open, hidden, className, children }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  const labelId = useId();
  const [openAtFirst] = useState(open);
  // The person opens and closes it. A new error from the server opens it; a link to the error does, too.
  useEffect(() => {
    if (open && element.current) element.current.open = true;
  }, [open]);

  return (
    <details
      ref={element}
      aria-labelledby={labelId}
      className={`${styles.details} ${className ?? ""}`}
      open={openAtFirst}
      hidden={hidden}
    >
      <summary id={labelId}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
