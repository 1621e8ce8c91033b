/** No document has this revision, so an unknown ETag never matches. */
const NO_REVISION = -1;

/** The revision in `If-Match`; undefined without the header, or for `*`. An ETag is `prefix` and the revision. */
export function expectedRevision(header: string | undefined, prefix = ""): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const [, digits] = new RegExp(`^\\s*(?:W/)?"${prefix}(\\d+)"\\s*$`).exec(header) ?? [];
  return digits ? Number(digits) : NO_REVISION;
}
