/** Unsaved text in this browser. Each form has its own copy, so that no tab overwrites another. */
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

export const newCopyKey = (name: string) => `${name}~${randomKey()}`;

/** Returns whether the copy was stored. */
export function storeCopy(name: string, key: string, copy: BrowserCopy): boolean {
  // After a reload, a tab finds its own copy first.
  withStorage((storage) => storage.setItem(name, key), "sessionStorage");
  return withStorage((storage) => storage.setItem(key, JSON.stringify(copy)) ?? true) ?? false;
}

/** The copy of a tab that is still open may have changed; then it remains. */
export function removeCopies(copies: FoundCopy[]): void {
  const removeUnchanged = (storage: Storage) =>
    copies.filter(({ key, text }) => storage.getItem(key) === text).forEach(({ key }) => storage.removeItem(key));
  withStorage(removeUnchanged);
}
