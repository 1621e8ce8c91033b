import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useNotices } from "../notice/notices";

/**
 * Shows on the next page that something is unsaved, with a link back. `flush` stores it and returns whether there is
 * any. Pictures that are not sent cannot be stored: before these are lost the person is asked. `form` is the page of
 * the form, if it is not this one. Returns a function that asks before a form closes without another page.
 */
export function useLeaveNotice(flush: () => boolean, unsent: () => number, form?: string): () => boolean {
  const { notify } = useNotices();
  const hasAgreed = useRef(false);
  function mayLeave(): boolean {
    if (unsent() === 0 || hasAgreed.current) return true;
    // oxlint-disable-next-line no-alert -- It must stop the page, as the browser's own question does.
    hasAgreed.current = window.confirm(question(unsent()));
    return hasAgreed.current;
  }
  useWarning(unsent() > 0);
  useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    if (nextLocation.pathname === pathname) return false;
    if (!mayLeave()) return true;
    if (flush()) {
      notify("success", "Your changes are stored in this browser, but they are not saved.", {
        path: nextLocation.pathname,
        actions: [{ label: "Continue editing", to: form ?? pathname }],
      });
    }
    // Nothing else stops people from leaving, since no text is lost.
    return false;
  });
  return mayLeave;
}

function question(count: number): string {
  const [pictures, they] = count === 1 ? ["1 picture is", "it is"] : [`${count} pictures are`, "they are"];
  return `${pictures} not sent yet. If you leave this page, ${they} not added.`;
}

/** The browser's own question, when the tab is closed or loaded again. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
