import type { ComponentProps, ReactNode } from "react";
import { Link } from "../link/link";
import styles from "./button.module.css";

type Look = { look?: "primary" | "quiet" | "danger"; small?: boolean };

function classOf({ look = "primary", small }: Look): string {
  return [styles.button, styles[look], small && styles.small].filter(Boolean).join(" ");
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** What it started is not finished. Pressing it again does nothing, but unlike a disabled button it keeps the focus. */
    busy?: boolean;
  };

export function Button({ look, small, busy, className, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${classOf({ look, small })} ${className ?? ""}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

/** A link that looks like a button: it leads somewhere. Other sites and places on the same page are plain links. */
export function ButtonLink({ look, small, to, children }: Look & { to: string; children: ReactNode }) {
  const className = classOf({ look, small });
  if (/^(https?:|#)/.test(to))
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
