import { createContext, use } from "react";

/** Tells what surrounds a form whether it has typed text that must not be lost when the session ends. */
export type SetUnsaved = (unsaved: boolean) => void;

export const UnsavedContext = createContext<SetUnsaved>(() => undefined);

export const useSetUnsaved = (): SetUnsaved => use(UnsavedContext);
