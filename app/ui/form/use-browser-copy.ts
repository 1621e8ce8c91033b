import { useRef, useState } from "react";
import { newCopyKey, removeCopies, storeCopy, type BrowserCopy } from "./browser-copies";
import type { Start } from "./start";
import { withStorage } from "./with-storage";

/** Stores unsaved text of one form in this browser. */
export function useBrowserCopy(name: string, { restoredFrom, replaces = [], tabs }: Start<unknown>) {
  const [key] = useState(() => newCopyKey(name));
  const [failed, setFailed] = useState(false);
  const isStored = useRef(restoredFrom !== undefined);
  const replaced = useRef(replaces);
  const disputed = useRef(tabs?.dispute?.at);
  return {
    /** The last text was not stored. */
    failed,
    /** This form, or the visit that it continues, has stored text and not removed it. */
    isStored: () => isStored.current,
    /** False also if another tab has continued the text. */
    isHere: () => withStorage((storage) => storage.getItem(key)) != null,
    store(copy: BrowserCopy) {
      isStored.current = true;
      const isKept = storeCopy(name, key, copy);
      setFailed(!isKept);
      if (isKept) removeCopies(replaced.current);
    },
    remove() {
      isStored.current = false;
      withStorage((storage) => storage.removeItem(key));
      removeCopies([...replaced.current, ...(disputed.current ? [disputed.current] : [])]);
    },
  };
}
