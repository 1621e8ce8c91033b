import { useEffect, useRef } from "react";

type Actions = {
  /** The page is reloaded, closed or left for another app: its timers may never run. */
  onHide: () => void;
  /** Another tab with the same form has saved its texts, and removed the copy of this tab with its own. */
  onRemove: () => void;
};

/** When the copy in the browser must be written at once. */
export function useCopyEvents(key: string, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const hide = () => latest.current.onHide();
    document.addEventListener("visibilitychange", hide, listeners);
    window.addEventListener("pagehide", hide, listeners);
    window.addEventListener(
      "storage",
      (event) => event.key === key && event.newValue === null && latest.current.onRemove(),
      listeners,
    );
    return () => listeners.abort();
  }, [key]);
}
