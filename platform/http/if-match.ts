/** No document has this revision, so an unknown ETag never matches. */
const NO_REVISION = -1;

/** The ETag in `If-Match`, or an empty text for a mistake in it; undefined without the header, or for `*`. */
export function expectedTag(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const [, tag = ""] = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(header) ?? [];
  return tag;
}

/** The revision in such an ETag, which begins with `prefix`; undefined without one. */
export function expectedRevision(tag: string | undefined, prefix = ""): number | undefined {
  if (tag === undefined) return undefined;
  const [, digits] = new RegExp(`^${prefix}(\\d+)$`).exec(tag) ?? [];
  return digits ? Number(digits) : NO_REVISION;
}
