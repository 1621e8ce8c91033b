import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A word or two about a thing. The look only helps: the word says it all. */
export function Badge({
  look = "quiet",
  children,
}: {
  look?: "quiet" | "ahead" | "today" | "off";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[look] ?? ""}`}>{children}</span>;
}
