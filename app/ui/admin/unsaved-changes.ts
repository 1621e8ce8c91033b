import { useOutletContext } from "react-router";

/** Tells the guard whether the page has typed text that must not be lost when the session ends. */
export type SetUnsaved = (unsaved: boolean) => void;

export function useSetUnsaved(): SetUnsaved {
  return useOutletContext<SetUnsaved>();
}
