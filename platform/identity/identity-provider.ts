/** The contract of sign-in. The browser knows only `/api/session`, not which provider is used. */
import type { Credentials, SessionUser } from "../../domain/session.ts";

/** How long a session lives that is not used; the readable `signed_in` cookie lives as long. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** How long a session lives however much it is used; then everybody signs in again. */
export const SESSION_MAX_SECONDS = 30 * 24 * 60 * 60;

/** How long codes of an account are refused after ten wrong ones in a row. */
export const CODE_LOCK_SECONDS = 15 * 60;

/** What a request says about who is asking: a user or nobody, and cookies to send back (a refreshed session, say). */
export type SessionReading = {
  user: SessionUser | null;
  setCookies: string[];
  /** What a hosted provider needs to look things up in the user's name; opaque to everyone else. */
  token?: string;
};

/** What is stored about the browser that signs in. People recognise their own sessions by it. */
export type Client = {
  userAgent: string;
  /** The first part of its address; the rest is not stored. */
  network: string;
};

/** Undefined when the pair is wrong; `code` when the pair is right and that alone does not open the account. */
export type SignInAnswer =
  | (SessionReading & { user: SessionUser; code?: undefined })
  | (SessionReading & { user: null; code: "needed" | "wrong" | "locked" })
  | undefined;

/** The provider cannot be asked now. Nobody is let in meanwhile; trying again later may work. */
export class IdentityUnavailable extends Error {}

export interface IdentityProvider {
  /** Checks the password, and the code where the account asks for one, and starts a session; in the same time whether or not the account exists. */
  signIn(credentials: Credentials, client?: Client): Promise<SignInAnswer>;
  /** Reads the session that the request's cookies carry. @throws {IdentityUnavailable} */
  readSession(headers: Headers): Promise<SessionReading>;
  /** Ends the session, so that a copied cookie stops working. Returns the cookies that clear it in the browser. */
  signOut(headers: Headers): Promise<string[]>;
  /** Whether `profiles` has a row with this e-mail. @throws when the lookup cannot be made */
  hasProfile(email: string, token?: string): Promise<boolean>;
  /** What people do with their own account; undefined where a hosted service keeps the accounts. */
  ownAccount?: OwnAccount;
}

/** The browser that asks: its cookies say whose account is meant. */
export type Caller = { headers: Headers; client: Client };

export type AccountSession = Client & { id: string; signedInAt: Date; lastUsedAt: Date; current: boolean };

/** Everything here is about the account of the session in `headers`, and does nothing without one. */
export interface OwnAccount {
  listSessions(headers: Headers): Promise<AccountSession[]>;
  /** False when the account has no such session. */
  endSession(headers: Headers, id: string): Promise<boolean>;
  endOtherSessions(headers: Headers): Promise<void>;
  /** Sets the password and ends every session, this one too. Returns the cookies of a new one, or undefined when `current` is wrong. */
  changePassword(caller: Caller, change: { current: string; next: string }): Promise<string[] | undefined>;
  secondFactor: OwnSecondFactor;
}

/** A code of an app at sign-in. Undefined means a wrong password or a wrong code. */
export interface OwnSecondFactor {
  isOn(headers: Headers): Promise<boolean>;
  /** Makes a secret. Returns it as an `otpauth:` address for apps. */
  begin(caller: Caller, setup: { password: string; issuer: string }): Promise<{ uri: string } | undefined>;
  /** Switches it on with the first code. */
  confirm(caller: Caller, code: string): Promise<{ recoveryCodes: string[]; setCookies: string[] } | undefined>;
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[] | undefined>;
  /** Returns the cookies of the session that continues. */
  end(caller: Caller, password: string): Promise<string[] | undefined>;
}

/** What commands and chores need beyond that; only a provider that keeps accounts itself has it. */
export interface AccountKeeper {
  /** Makes the account if there is none, sets its password, and ends all its sessions. */
  setPassword(email: string, password: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
  endSessions(email: string): Promise<void>;
  /** For who lost the phone: signs in with the password alone again. Ends all sessions. */
  resetSecondFactor(email: string): Promise<void>;
  /** Forgets the sessions that are over, and with them where they came from. */
  removeExpiredSessions(): Promise<void>;
}
