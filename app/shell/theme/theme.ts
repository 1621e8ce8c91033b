/** The chosen theme: stored in the browser, and set on `<html data-theme>` for app/shell/styles/tokens.css. */
import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

/** Applies and stores `theme`; first-paint.js reads it on the next visit and in other tabs. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isChosen = theme !== "system";
  if (isChosen) dataset.theme = theme;
  else delete dataset.theme;
  try {
    if (isChosen) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch {
    // Storage is disabled, so the choice lasts until the page is closed.
  }
}

function readTheme(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? "system";
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
