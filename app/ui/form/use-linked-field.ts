import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** Opens the folded parts around a field, which cannot get the focus otherwise. */
export function openAround(field: Element | null): void {
  let folded;
  while ((folded = field?.closest<HTMLDetailsElement>("details:not([open])"))) folded.open = true;
}

/**
 * Focuses the field or heading whose id follows `#` in the URL, and opens the parts around it. For a part that is drawn
 * again, `last` is a ref outside of it that remembers the followed hash.
 */
export function useLinkedField(last?: RefObject<string | undefined>): void {
  const { hash } = useLocation();
  const own = useRef<string>(undefined);
  const followed = last ?? own;
  useEffect(() => {
    if (followed.current === hash) return;
    followed.current = hash;
    const field = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!field) return;
    openAround(field);
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, [hash, followed]);
}
