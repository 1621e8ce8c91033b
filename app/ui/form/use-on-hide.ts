import { useEffect, useRef } from "react";

/** When the page is loaded again, closed or left for another app: its timers may never run. */
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
