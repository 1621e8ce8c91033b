import { useBlocker } from "react-router";
import { useNotices } from "../../../ui/notice/notices";

/** Says on the next page that something is not saved, with a way back to it. `flush` stores it and tells whether there is any. */
export function useLeaveNotice(flush: () => boolean): void {
  const { notify } = useNotices();
  useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    if (nextLocation.pathname !== pathname && flush()) {
      notify("success", "Your changes are kept in this browser, but they are not saved.", {
        path: nextLocation.pathname,
        action: { label: "Continue editing", to: pathname },
      });
    }
    // Nobody is held back: nothing is lost.
    return false;
  });
}
