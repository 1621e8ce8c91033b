/** The colours that the visitor chose: kept in the browser, and on `<html data-theme>` for the style sheet (app/shell/styles/tokens.css). */
import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The choice of this browser; "system" on the server, and until one is made. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

/** Shows `theme` at once and keeps it for the next visit where the browser lets it; first-paint.js reads it, there and in other tabs. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isChosen = theme !== "system";
  if (isChosen) dataset.theme = theme;
  else delete dataset.theme;
  try {
    if (isChosen) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch {
    // Storage is off: the choice lasts as long as this page.
  }
}

function readTheme(): Theme {
  // first-paint.js lets nothing else in.
  return (document.documentElement.dataset.theme as Theme | undefined) ?? "system";
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
