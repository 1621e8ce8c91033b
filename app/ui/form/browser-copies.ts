/** What was typed in this browser and not saved. Each form has a copy of its own, so that no tab overwrites another. */
import { randomKey } from "../call/write-key";
import type { FormTexts } from "./form-texts";

export type BrowserCopy = { savedAt: string; revision: number; before: FormTexts; texts: FormTexts };
/** Where a copy is stored, and what was found there. */
export type FoundCopy = {
  key: string;
  text: string;
  /** It was typed in this tab. */
  isOwn: boolean;
};

/** Of all tabs. */
export function foundCopies(name: string): FoundCopy[] {
  const own = withStorage(() => sessionStorage.getItem(name));
  const copies = withStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key === name || key.startsWith(`${name}~`));
    return keys.map((key) => ({ key, text: storage.getItem(key) ?? "", isOwn: key === own }));
  });
  return copies ?? [];
}

/** For a form that begins. */
export const newCopyKey = (name: string) => `${name}~${randomKey()}`;

/** Returns whether it is stored. */
export function storeCopy(name: string, key: string, copy: BrowserCopy): boolean {
  // A tab that is loaded again finds its own copy first.
  withStorage(() => sessionStorage.setItem(name, key));
  return withStorage((storage) => storage.setItem(key, JSON.stringify(copy)) ?? true) ?? false;
}

/** A tab that is still open may have typed on: then its copy remains. */
export function removeCopies(copies: FoundCopy[]): void {
  const removeUnchanged = (storage: Storage) =>
    copies.filter(({ key, text }) => storage.getItem(key) === text).forEach(({ key }) => storage.removeItem(key));
  withStorage(removeUnchanged);
}

/** Storage may be disabled, full or contain something else: then there is no copy. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
