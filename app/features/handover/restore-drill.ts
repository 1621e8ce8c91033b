/** Returns for example `1 event`. */
export function countText(count: number, names: string): string {
  return `${count} ${count === 1 ? names.replace(/s$/, "") : names}`;
}
