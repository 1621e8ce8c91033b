import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A word or two about a thing. The variant only helps: the word says it all. */
export function Badge({
  variant = "quiet",
  children,
}: {
  variant?: "quiet" | "ahead" | "today" | "off";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[variant] ?? ""}`}>{children}</span>;
}
