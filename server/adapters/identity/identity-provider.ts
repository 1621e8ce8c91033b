/** The contract of sign-in. The browser never sees what stands behind it; it knows only `/api/session`. */
import type { Credentials, SessionUser } from "../../../domain/session.ts";

/** How long a session lives that is not used; the readable `signed_in` cookie lives as long. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** What a request says about who is asking: a user or nobody, and cookies to send back (a refreshed session, say). */
export type SessionReading = {
  user: SessionUser | null;
  setCookies: string[];
  /** What a hosted provider needs to look things up in the user's name; opaque to everyone else. */
  token?: string;
};

/** The provider cannot be asked now. Nobody is let in meanwhile; trying again later may work. */
export class IdentityUnavailable extends Error {}

export interface IdentityProvider {
  /** Checks the password and starts a session; undefined when the pair is wrong, in the same time either way. */
  signIn(credentials: Credentials): Promise<(SessionReading & { user: SessionUser }) | undefined>;
  /** Reads the session that the request's cookies carry. @throws {IdentityUnavailable} */
  readSession(headers: Headers): Promise<SessionReading>;
  /** Ends the session, so that a copied cookie is worth nothing; answers the cookies that clear it in the browser. */
  signOut(headers: Headers): Promise<string[]>;
  /** Whether `profiles` has a row with this e-mail. @throws when the lookup cannot be made */
  hasProfile(email: string, token?: string): Promise<boolean>;
}

/** What the commands need beyond that; only a provider that keeps accounts itself has it. */
export interface AccountKeeper {
  /** Makes the account if there is none, sets its password, and ends all its sessions. */
  setPassword(email: string, password: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
}
