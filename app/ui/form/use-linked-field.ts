import { useEffect } from "react";
import { useLocation } from "react-router";

/** Focuses the field or heading whose id follows `#` in the URL, and opens the parts around it. */
export function useLinkedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!field) return;
    for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, [hash]);
}
