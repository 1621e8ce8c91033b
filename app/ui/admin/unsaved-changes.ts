import { createContext, use } from "react";

/** Reports whether a form has unsaved text, which must not be lost when the session ends. */
export type SetUnsaved = (unsaved: boolean) => void;

export const UnsavedContext = createContext<SetUnsaved>(() => undefined);

export const useSetUnsaved = (): SetUnsaved => use(UnsavedContext);
