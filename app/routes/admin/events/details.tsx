import type { ReactNode } from "react";
import styles from "../admin.module.css";

/** A part of the form that most events do not need: folded away until it holds something. */
export function Details({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    // A new key opens it again when a mistake in it comes back from the server.
    <details key={String(open)} className={styles.details} open={open}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
