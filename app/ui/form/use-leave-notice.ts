import { useEffect, useEffectEvent, useRef, useState } from "react";
import { parsePath, useBlocker, useLocation } from "react-router";
import { counted } from "../../../domain/counted";
import { useNotices } from "../notice/notices";
import { readUnsaved, storeUnsaved } from "./with-storage";

type Unsent = { pictures: () => number; files: number };

type Typed = {
  /** Stores unsaved text, and returns whether there is any. */
  flush: () => boolean;
  discard: () => unknown;
  /** A sentence: what has not happened to it. */
  notYet: string;
};

/**
 * Shows on the next page that something is unsaved, with a link back to the form at `form`, which may end with the id of
 * a field. Asks before unsent pictures are lost. Returns a function that asks before closing.
 */
export function useLeaveNotice({ flush, discard, notYet }: Typed, unsent: Unsent, form?: string): () => boolean {
  const { notify } = useNotices();
  const hasAgreed = useRef(false);
  const { pathname: here } = useLocation();
  useLostFiles(parsePath(form ?? here).pathname!, lostText(unsent.pictures(), unsent.files));
  function mayLeave(): boolean {
    const text = question(unsent.pictures(), unsent.files);
    if (!text || hasAgreed.current) return true;
    // oxlint-disable-next-line no-alert -- It must stop the page, as the browser's own question does.
    hasAgreed.current = window.confirm(text);
    return hasAgreed.current;
  }
  async function discardNow(path: string) {
    await discard();
    notify("success", "Your changes are discarded.", { path });
  }
  useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    if (nextLocation.pathname === pathname) return false;
    if (!mayLeave()) return true;
    if (flush()) {
      notify("notice", `Your changes are kept. ${notYet}`, {
        path: nextLocation.pathname,
        actions: [
          { label: "Continue editing", to: form ?? pathname },
          { label: "Discard them", act: () => discardNow(nextLocation.pathname) },
        ],
      });
    }
    // No text is lost, so nothing else prevents leaving.
    return false;
  });
  return mayLeave;
}

function question(pictures: number, files: number): string {
  const [are, they] = pictures + files === 1 ? ["is", "it is"] : ["are", "they are"];
  const some = named(pictures, files);
  return some && `${some} ${are} not sent yet. If you leave this page, ${they} not added.`;
}

function lostText(pictures: number, files: number): string {
  const [were, them] = pictures + files === 1 ? ["was", "it"] : ["were", "them"];
  const some = named(pictures, files);
  return some && `${some} ${were} not sent before the page was loaded again. Choose ${them} again.`;
}

function named(pictures: number, files: number): string {
  const some = [pictures > 0 && counted(pictures, "picture"), files > 0 && counted(files, "file")];
  return some.filter(Boolean).join(" and ");
}

/**
 * While `text` is not empty, the browser asks before the page is closed or loaded again. A browser keeps no files then,
 * and phones load a page again by themselves, so the form at `path` shows `text` after it.
 */
function useLostFiles(path: string, text: string): void {
  const { notify } = useNotices();
  const name = `unsent:${path}`;
  const [lost] = useState(() => readUnsaved(name, "sessionStorage").text);
  const tell = useEffectEvent(() => lost && notify("failure", lost));
  useEffect(() => void tell(), []);
  useEffect(() => {
    storeUnsaved(name, text ? { text } : {}, "sessionStorage");
    if (!text) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      // If the form has gone without a new page, the person was asked.
      storeUnsaved(name, {}, "sessionStorage");
    };
  }, [name, text]);
}
