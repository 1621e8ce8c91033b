/** Compares weakly with each ETag in `If-None-Match` (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

type Range = { start: number; end: number };

/** Includes both ends. Undefined for several ranges or an invalid header, which may be ignored. */
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
