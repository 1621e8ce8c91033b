import { createContext } from "react";

/** Reports whether a form has unsaved text, which must not be lost when the session ends. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Asks to sign in again over the page, then calls `resume`. Undefined outside of guarded pages and forms. */
export const SignedOutContext = createContext<((resume?: () => void) => void) | undefined>(undefined);
