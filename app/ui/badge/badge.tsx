import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** The text must be clear without the colour of the variant. */
export function Badge({
  variant = "quiet",
  children,
}: {
  variant?: "quiet" | "ahead" | "today" | "off";
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[variant] ?? ""}`}>{children}</span>;
}
