/** The name, address and links of the site do not change, unless an administrator edits them. */
let isStale = false;

/** The next navigation loads them again. */
export function reloadRootData(): void {
  isStale = true;
}

export function takeStaleRootData(): boolean {
  const was = isStale;
  isStale = false;
  return was;
}
