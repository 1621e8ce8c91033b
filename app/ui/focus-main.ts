/** The id of the part of `main` that follows the navigation of the admin area. */
export const BELOW_NAVIGATION = "below-navigation";

/** Returns the part of the document that changes with the page. */
export function pageContent(): HTMLElement | null {
  return document.getElementById(BELOW_NAVIGATION) ?? document.querySelector("main");
}

/** Reading goes on at the top of the page. */
export function focusMain(): void {
  pageContent()?.focus({ preventScroll: true });
}

/** A `ref` for a part that disappears when its button has worked. */
export const focusMainAfter = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) focusMain();
};
