/** Returns undefined if storage is disabled, full or contains something else. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

/** What a person changed and did not save: values of controls by their id. A checkbox is `on` or empty. */
export type Unsaved = Record<string, string>;

export function readUnsaved(name: string): Unsaved {
  return withStorage((storage) => JSON.parse(storage.getItem(name) ?? "{}") as Unsaved) ?? {};
}

/** Without storage, for example in a private window, the changes are only in the form. */
export function storeUnsaved(name: string, unsaved: Unsaved): void {
  const isEmpty = Object.keys(unsaved).length === 0;
  withStorage((storage) => (isEmpty ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(unsaved))));
}
