/** Matches characters that text formats forbid, and unpaired surrogates. Line breaks and tabs are allowed. */
// oxlint-disable-next-line no-control-regex -- These characters are intended.
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

export function readableText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}
