/** A `ref` for what appears in place of the pressed button: the browser scrolls to it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
