import { useEffect, useEffectEvent } from "react";

/** Runs when the page is reloaded, closed or left for another app, because timers may never run. */
export function useOnHide(act: () => void): void {
  const hide = useEffectEvent(act);
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener("visibilitychange", () => hide(), listeners);
    window.addEventListener("pagehide", () => hide(), listeners);
    return () => listeners.abort();
  }, []);
}
