import type { ComponentProps, ReactNode } from "react";
import { Link } from "../link/link";
import styles from "./button.module.css";

type Style = { variant?: "primary" | "quiet" | "danger"; small?: boolean };

/** Gives another element the look of a button. */
export function buttonClass({ variant = "primary", small }: Style): string {
  return [styles.button, styles[variant], small && styles.small].filter(Boolean).join(" ");
}

type ButtonProps = ComponentProps<"button"> &
  Style & {
    /** The button does nothing while busy. Unlike a disabled button it does not lose the focus. */
    busy?: boolean;
  };

export function Button({ variant, small, busy, className, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass({ variant, small })} ${className ?? ""}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

export function ButtonLink({ variant, small, to, children }: Style & { to: string; children: ReactNode }) {
  const className = buttonClass({ variant, small });
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
