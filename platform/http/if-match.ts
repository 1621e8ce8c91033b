/** No document has this revision, so an unknown ETag never matches. */
const NO_REVISION = -1;

/** Returns undefined without the header, or for `*`; empty text for an invalid header. */
export function expectedTag(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const [, tag = ""] = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(header) ?? [];
  return tag;
}

/** Returns the revision in an ETag that begins with `prefix`. */
export function expectedRevision(tag: string | undefined, prefix = ""): number | undefined {
  if (tag === undefined) return undefined;
  const [, digits] = new RegExp(`^${prefix}(\\d+)$`).exec(tag) ?? [];
  return digits ? Number(digits) : NO_REVISION;
}
