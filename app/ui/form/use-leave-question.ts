import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

const QUESTION = "What you typed is not saved. If you leave this page, it is lost.";

/** For a small form that stores no unsaved text: asks before the page changes. Spread the result on the form. */
export function useLeaveQuestion(): { onInput: () => void } {
  const [isTyped, setTyped] = useState(false);
  useWarning(isTyped);
  useBlocker(({ currentLocation, nextLocation }) => {
    if (!isTyped || nextLocation.pathname === currentLocation.pathname) return false;
    // oxlint-disable-next-line no-alert -- It must stop the page, as the browser's own question does.
    return !window.confirm(QUESTION);
  });
  return { onInput: () => setTyped(true) };
}

/** Makes the browser ask when the tab is closed or reloaded. */
export function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
