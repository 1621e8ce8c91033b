import { useLayoutEffect, useRef } from "react";

/** Opens the same parts after a reset, because a shorter page would scroll to its end. */
export function useOpenParts(round: string) {
  const area = useRef<HTMLDivElement>(null);
  const opened = useRef<(string | null)[]>([]);

  useLayoutEffect(() => {
    for (const summary of summariesIn(area.current!, "details"))
      if (opened.current.includes(summary.textContent)) summary.parentElement!.setAttribute("open", "");
    // oxlint-disable-next-line react/exhaustive-deps -- In each round the elements are new.
  }, [round]);

  function remember() {
    opened.current = summariesIn(area.current!, "details[open]").map(({ textContent }) => textContent);
  }
  return { ref: area, onToggleCapture: remember, onSubmitCapture: remember };
}

const summariesIn = (area: HTMLElement, details: string) => [...area.querySelectorAll(`${details} > summary`)];
