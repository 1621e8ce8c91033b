import type { ComponentProps, ReactNode } from "react";
import { Link } from "../link/link";
import styles from "./button.module.css";

type Look = { look?: "primary" | "quiet" | "danger"; small?: boolean };

function classOf({ look = "primary", small }: Look): string {
  return [styles.button, styles[look], small && styles.small].filter(Boolean).join(" ");
}

export function Button({ look, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button type={type} className={`${classOf({ look, small })} ${className ?? ""}`} {...rest} />;
}

/** A link that looks like a button: it leads somewhere. Addresses of other sites open as plain links. */
export function ButtonLink({ look, small, to, children }: Look & { to: string; children: ReactNode }) {
  const className = classOf({ look, small });
  if (/^https?:/.test(to))
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
