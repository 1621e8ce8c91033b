/** `sessionStorage` ends with the tab. */
type Area = "localStorage" | "sessionStorage";

/** Returns undefined if storage is disabled, full or contains something else. */
export function withStorage<Result>(work: (storage: Storage) => Result, area: Area = "localStorage") {
  try {
    return work(window[area]);
  } catch {
    return undefined;
  }
}

/** What a person changed and did not save: values of controls by their id. A checkbox is `on` or empty. */
export type Unsaved = Record<string, string>;

export function readUnsaved(name: string, area?: Area): Unsaved {
  return withStorage((storage) => JSON.parse(storage.getItem(name) ?? "{}") as Unsaved, area) ?? {};
}

/** Without storage, for example in a private window, the changes are only in the form. */
export function storeUnsaved(name: string, unsaved: Unsaved, area?: Area): void {
  const isEmpty = Object.keys(unsaved).length === 0;
  withStorage((storage) => (isEmpty ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(unsaved))), area);
}
