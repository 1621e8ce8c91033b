/** The contract of sign-in. The browser knows only `/api/session`, not which provider is used. */
import type { Credentials, SessionUser } from "../../domain/session.ts";

/** The lifetime of an unused session, and of the readable `signed_in` cookie. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** The maximum age of a session, however much it is used. */
export const SESSION_MAX_SECONDS = 30 * 24 * 60 * 60;

/** How long codes of an account are refused after ten wrong ones in a row. */
export const CODE_LOCK_SECONDS = 15 * 60;

/** The user of a request, if any, and cookies to send back, such as a refreshed session. */
export type SessionReading = {
  user: SessionUser | null;
  setCookies: string[];
  /** A hosted provider's access token for look-ups in the user's name. */
  token?: string;
};

/** Stored with a session, so that people recognise their own. */
export type Client = {
  userAgent: string;
  /** The first part of the address; the rest is not stored. */
  network: string;
};

/** Undefined for a wrong password; `code` when the password is right but not enough. */
export type SignInAnswer =
  | (SessionReading & { user: SessionUser; code?: undefined })
  | (SessionReading & { user: null; code: "needed" | "wrong" | "locked" })
  | undefined;

/** The provider cannot be reached. Nobody can sign in; trying again later may work. */
export class IdentityUnavailable extends Error {}

export interface IdentityProvider {
  /**
   * Checks the password and, if the account needs one, the code. Takes the same time when the account does not exist.
   */
  signIn(credentials: Credentials, client?: Client): Promise<SignInAnswer>;
  /** @throws {IdentityUnavailable} */
  readSession(headers: Headers): Promise<SessionReading>;
  /** Ends the session on the server too, so that a copied cookie stops working. Returns cookies that clear it. */
  signOut(headers: Headers): Promise<string[]>;
  /** Whether `profiles` contains this e-mail. @throws when the lookup fails */
  hasProfile(email: string, token?: string): Promise<boolean>;
  /** Undefined when a hosted service manages the accounts. */
  ownAccount?: OwnAccount;
}

export type Caller = { headers: Headers; client: Client };

export type AccountSession = Client & { id: string; signedInAt: Date; lastUsedAt: Date; current: boolean };

/** Acts on the account of the session in `headers`; does nothing without one. */
export interface OwnAccount {
  listSessions(headers: Headers): Promise<AccountSession[]>;
  /** False when the account has no such session. */
  endSession(headers: Headers, id: string): Promise<boolean>;
  endOtherSessions(headers: Headers): Promise<void>;
  /** Ends every session. Returns the cookies of a new one, or undefined when `current` is wrong. */
  changePassword(caller: Caller, change: { current: string; next: string }): Promise<string[] | undefined>;
  secondFactor: OwnSecondFactor;
}

/** A code from an app at sign-in. Undefined means a wrong password or a wrong code. */
export interface OwnSecondFactor {
  isOn(headers: Headers): Promise<boolean>;
  /** Returns a new secret as an `otpauth:` address for apps. */
  begin(caller: Caller, setup: { password: string; issuer: string }): Promise<{ uri: string } | undefined>;
  /** Turns it on with the first code. */
  confirm(caller: Caller, code: string): Promise<{ recoveryCodes: string[]; setCookies: string[] } | undefined>;
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[] | undefined>;
  /** Returns the cookies of the session that continues. */
  end(caller: Caller, password: string): Promise<string[] | undefined>;
}

/** For commands and maintenance jobs; only a provider that stores accounts itself has it. */
export interface AccountKeeper {
  /** Creates the account if there is none. Ends all its sessions. */
  setPassword(email: string, password: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
  endSessions(email: string): Promise<void>;
  /** After a lost phone: the password alone is enough again. Ends all sessions. */
  resetSecondFactor(email: string): Promise<void>;
  /** Also deletes the network addresses stored with them. */
  removeExpiredSessions(): Promise<void>;
}
