import { useEffect, useRef } from "react";

/** Focuses a part of the page when it appears, and so scrolls to it: the button that was pressed is gone by then. */
export function useFocusAtFirst<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
