import { useEffect, useRef } from "react";

/** Runs when the page is reloaded, closed or left for another app, because timers may never run. */
export function useOnHide(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const hide = () => latest.current();
    document.addEventListener("visibilitychange", hide, listeners);
    window.addEventListener("pagehide", hide, listeners);
    return () => listeners.abort();
  }, []);
}
