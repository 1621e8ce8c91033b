/** Reading goes on at the top of the page. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** A `ref` for a part that disappears when its button has worked. */
export const focusMainAfter = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) focusMain();
};
