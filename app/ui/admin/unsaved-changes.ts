import { useOutletContext } from "react-router";

/** Tells the guard that the page has typed text, which must not be lost when the session ends. */
export type SetUnsaved = (unsaved: boolean) => void;

export function useSetUnsaved(): SetUnsaved {
  return useOutletContext<SetUnsaved>();
}
