/** Replaces the selection of the focused field. Only execCommand does that so that Ctrl + Z takes it back. */
export function insertText(text: string): void {
  document.execCommand(text ? "insertText" : "delete", false, text);
}
