import { createContext, useContext } from "react";
import type { Role, SessionUser, Viewer } from "../../../domain/session";

export type Session = {
  /** True until user and role are both known. */
  loading: boolean;
  user: SessionUser | null;
  role: Role | null;
  /** Shows a new session, in other tabs too. */
  begin: (viewer: Viewer) => void;
  /** `leave` navigates before the session is cleared, so that the guard does not redirect first. @throws {ApiError} */
  signOut: (leave?: () => unknown) => Promise<void>;
  /** Reads the session again, for example after the server rejected a write. */
  refresh: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** Only below `SessionProvider`, as all pages are. */
export function useSession(): Session {
  return useContext(SessionContext)!;
}
