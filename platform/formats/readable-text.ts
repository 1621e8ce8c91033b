/** Signs that no format for text may hold, and halves of characters. Line breaks and tabs stay. */
// oxlint-disable-next-line no-control-regex -- These are the ones that are meant.
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** `text` as every reader of XML or of a calendar can take it. */
export function readableText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}
