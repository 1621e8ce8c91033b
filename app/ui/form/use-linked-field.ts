import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

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
    // The skip link leads to the page, not to a field.
    if (!field || field.contains(document.querySelector("main"))) return;
    for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, [hash, followed]);
}
