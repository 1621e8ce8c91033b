import { createContext, useContext } from "react";
import type { Credentials, Role, SessionUser, Viewer } from "../../../domain/session";

export type Session = {
  /** True until user and role are both known. */
  loading: boolean;
  user: SessionUser | null;
  role: Role | null;
  /** @throws {ApiError} */
  signIn: (credentials: Credentials) => Promise<Viewer>;
  /** `leave` goes to another page before the session is gone here, so that no guard of this page acts first. @throws {ApiError} */
  signOut: (leave?: () => unknown) => Promise<void>;
  /** Asks the server again, after a write was refused for instance. */
  refresh: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}
