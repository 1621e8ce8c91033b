import { useOutletContext } from "react-router";

/** Tells the guard that the page has typed text, which must not be lost when the session ends. */
export type Hold = (held: boolean) => void;

export function useHold(): Hold {
  return useOutletContext<Hold>();
}
