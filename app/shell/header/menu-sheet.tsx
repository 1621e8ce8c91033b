import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { focusMain } from "../../ui/focus-main";
import { RidgeEdge } from "../../ui/land/ridge-edge";
import styles from "./menu-sheet.module.css";

/** From this width the links are a row (the same width as in the style sheets). */
const WIDE = "(min-width: 56.25rem)";

/** `details` opens it without scripts too; with scripts Escape or navigation (a new `key`) closes it. */
export function MenuSheet({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- An element that was opened before hydration fired no event.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  useEffect(() => (open && details.current ? holdAttention(details.current) : undefined), [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys act wherever in the open menu the focus is.
    <details
      ref={details}
      className={styles.narrow}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === "Escape") close(details.current);
        if (event.key === "Tab" && event.currentTarget.open) keepInside(event);
      }}
    >
      <summary>
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </summary>
      <nav className={styles.sheet} aria-label="Menu">
        {children}
        <RidgeEdge />
      </nav>
    </details>
  );
}

function close(details: HTMLDetailsElement | null): void {
  if (!details?.open) return;
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector("summary")?.focus();
}

/** Returns the cleanup. */
function holdAttention(details: HTMLDetailsElement): () => void {
  const others = [...document.body.children].filter((element) => !element.contains(details));
  const wide = matchMedia(WIDE);
  const closeSheet = () => close(details);
  for (const element of others) element.toggleAttribute("inert", true);
  wide.addEventListener("change", closeSheet);
  return () => {
    for (const element of others) element.removeAttribute("inert");
    // Navigation has removed the link that had the focus.
    if (document.activeElement !== details.firstChild) focusMain();
    wide.removeEventListener("change", closeSheet);
  };
}

/** Tab leads from the last control to the button, and Shift+Tab back. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("summary, a, button")];
  const [end, other] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (event.target !== end) return;
  event.preventDefault();
  other?.focus();
}
