import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** The text alone must be clear; the variant only adds colour. */
export function Badge({
  variant = "quiet",
  children,
}: {
  variant?: "quiet" | "ahead" | "today" | "off";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[variant] ?? ""}`}>{children}</span>;
}
