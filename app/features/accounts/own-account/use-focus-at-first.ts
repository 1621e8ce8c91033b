import { useEffect, useRef } from "react";

/** Focuses (and scrolls to) a part of the page when it appears, because the pressed button has disappeared. */
export function useFocusAtFirst<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
