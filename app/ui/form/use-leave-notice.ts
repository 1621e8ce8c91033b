import { useBlocker } from "react-router";
import { useNotices } from "../notice/notices";

/**
 * Shows on the next page that something is unsaved, with a link back. `flush` stores it and returns whether there is
 * any.
 */
export function useLeaveNotice(flush: () => boolean): void {
  const { notify } = useNotices();
  useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    if (nextLocation.pathname !== pathname && flush()) {
      notify("success", "Your changes are stored in this browser, but they are not saved.", {
        path: nextLocation.pathname,
        actions: [{ label: "Continue editing", to: pathname }],
      });
    }
    // Nobody is stopped from leaving, since nothing is lost.
    return false;
  });
}
