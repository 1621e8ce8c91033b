/** Reading the headers that make a request conditional or partial. */

/**
 * Whether `If-None-Match` knows this body. The comparison is the weak one (RFC 9110, 13.1.2), so the same content in the
 * quick and in the best compression counts as known: only the encoding must be the same.
 */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const content = withoutQuality(etag);
  return ifNoneMatch.split(",").some((candidate) => withoutQuality(candidate.trim().replace(/^W\//, "")) === content);
}

function withoutQuality(etag: string): string {
  return etag.replace('-best"', '"');
}

export type Range = { start: number; end: number };

/** The one range that `Range` asks for, its ends included. Undefined for what may be passed over: several, or unreadable ones. */
export function rangeOf(header: string, length: number): Range | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return lastBytes(Number(last), length);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= length) return "unsatisfiable";
  return { start, end: last === "" ? length - 1 : Math.min(Number(last), length - 1) };
}

function lastBytes(count: number, length: number): Range | "unsatisfiable" {
  return count === 0 || length === 0 ? "unsatisfiable" : { start: Math.max(0, length - count), end: length - 1 };
}
