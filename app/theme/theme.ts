/** The colours that the visitor chose: kept in the browser, and on `<html data-theme>` for the style sheet (styles/tokens.css). */
import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** first-paint.js reads it too. */
const KEY = "theme";
const listeners = new Set<() => void>();

/** The choice of this browser; "system" on the server, and until one is made. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

/** Shows `theme` at once, here and in the site's other tabs, and keeps it for the next visit where the browser lets it. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is off: the choice lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

function readTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function subscribe(listener: () => void): () => void {
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    show(THEMES.find((theme) => theme === newValue) ?? "system");
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", hearOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", hearOtherTab);
  };
}
