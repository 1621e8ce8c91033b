/** Unsaved text in this browser. Each form has its own copy, so that no tab overwrites another. */
import { useRef, useState } from "react";
import { randomKey } from "../call/write-key";
import type { FormTexts } from "./form-texts";
import { withStorage } from "./with-storage";

export type BrowserCopy = { savedAt: string; revision: number; before: FormTexts; texts: FormTexts };
export type FoundCopy = {
  key: string;
  text: string;
  isOwn: boolean;
};

/** Returns the copies of all tabs. */
export function foundCopies(name: string): FoundCopy[] {
  const own = withStorage((storage) => storage.getItem(name), "sessionStorage");
  const copies = withStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key === name || key.startsWith(`${name}~`));
    return keys.map((key) => ({ key, text: storage.getItem(key) ?? "", isOwn: key === own }));
  });
  return copies ?? [];
}

/** Stores the unsaved text of one form. `isRestored`: it starts with such text. */
export function useBrowserCopy(name: string, isRestored: boolean, replaces: FoundCopy[] = []) {
  const [key] = useState(() => `${name}~${randomKey()}`);
  const [failed, setFailed] = useState(false);
  const isStored = useRef(isRestored);
  const replaced = useRef(replaces);
  return {
    /** The last text was not stored. */
    failed,
    /** This form, or the visit that it continues, has stored text and not removed it. */
    isStored: () => isStored.current,
    /** False also if another tab has continued the text. */
    isHere: () => withStorage((storage) => storage.getItem(key)) != null,
    store(copy: BrowserCopy) {
      isStored.current = true;
      // After a reload, a tab finds its own copy first.
      withStorage((storage) => storage.setItem(name, key), "sessionStorage");
      const isKept = withStorage((storage) => storage.setItem(key, JSON.stringify(copy)) ?? true) ?? false;
      setFailed(!isKept);
      if (isKept) removeCopies(replaced.current);
    },
    remove() {
      isStored.current = false;
      withStorage((storage) => storage.removeItem(key));
      removeCopies(replaced.current);
    },
  };
}

/** The copy of a tab that is still open may have changed; then it remains. */
function removeCopies(copies: FoundCopy[]): void {
  const removeUnchanged = (storage: Storage) =>
    copies.filter(({ key, text }) => storage.getItem(key) === text).forEach(({ key }) => storage.removeItem(key));
  withStorage(removeUnchanged);
}
