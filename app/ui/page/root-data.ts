/** The name, address and links of the site do not change, unless an administrator edits them. */
let isStale = false;

/** The next navigation loads them again. */
export function reloadRootData(): void {
  isStale = true;
}

/** React Router asks several times for one navigation, so only the loaded data end it. */
export const isRootDataStale = (): boolean => isStale;

export function rootDataLoaded(): void {
  isStale = false;
}
