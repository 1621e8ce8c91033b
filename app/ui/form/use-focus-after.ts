import { useLayoutEffect, useRef, type RefObject } from "react";

/** Returns a ref for an element of the component. If the component disappears with the focus, `next` gets it. */
export function useFocusAfter<Element extends HTMLElement>(next: RefObject<HTMLElement | null>) {
  const element = useRef<Element>(null);
  // The cleanup of a layout effect runs before the element is removed.
  useLayoutEffect(
    () => () => {
      if (element.current?.contains(document.activeElement)) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
  return element;
}
