/** The contract of sign-in. The browser knows only `/api/session`, not which provider is used. */
import type { Credentials, Role, SessionUser } from "../../domain/session.ts";

export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** The longest lifetime of a session in use. */
export const SESSION_MAX_SECONDS = 30 * 24 * 60 * 60;

export const CODE_LOCK_SECONDS = 15 * 60;

export const RESET_MINUTES = 60;

export type SessionReading = {
  user: SessionUser | null;
  setCookies: string[];
  /** A hosted provider's access token for look-ups in the user's name. */
  token?: string;
};

export type Client = {
  userAgent: string;
  /** The first part of the address; the rest is not stored. */
  network: string;
};

/** Undefined for a wrong password; `code` when the password is right but not enough. */
export type SignInResult =
  | (SessionReading & { user: SessionUser; code?: undefined })
  | (SessionReading & { user: null; code: "needed" | "wrong" | "locked" })
  | undefined;

export class IdentityUnavailable extends Error {}

/** Resolves to undefined if the identity provider is unavailable. */
export async function ifAvailable<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof IdentityUnavailable) return undefined;
    throw error;
  });
}

export interface IdentityProvider {
  /** Takes the same time when the account does not exist. */
  signIn(credentials: Credentials, client?: Client): Promise<SignInResult>;
  readSession(headers: Headers): Promise<SessionReading>;
  /** Ends the session on the server too, so that a copied cookie stops working. Returns cookies that clear it. */
  signOut(headers: Headers): Promise<string[]>;
  /** Returns "user" without a row in `profiles`, and after the end of access. */
  findRole(email: string, token?: string): Promise<Role>;
  ownAccount?: OwnAccount;
}

export type Caller = { headers: Headers; client: Client };

export type AccountSession = Client & { id: string; signedInAt: Date; lastUsedAt: Date; current: boolean };

/** Changes the account of the session in `headers`; does nothing without one. */
export interface OwnAccount {
  listSessions(headers: Headers): Promise<AccountSession[]>;
  endSession(headers: Headers, id: string): Promise<boolean>;
  endOtherSessions(headers: Headers): Promise<void>;
  /** Ends every session. Returns the cookies of a new one, or undefined when `current` is wrong. */
  changePassword(caller: Caller, change: { current: string; next: string }): Promise<string[] | undefined>;
  secondFactor: OwnSecondFactor;
}

/** Undefined means a wrong password or a wrong code. */
export interface OwnSecondFactor {
  /** Returns the number of unused recovery codes; undefined if the second step is off. */
  codesLeft(headers: Headers): Promise<number | undefined>;
  begin(caller: Caller, setup: { password: string; issuer: string }): Promise<{ uri: string } | undefined>;
  confirm(caller: Caller, code: string): Promise<{ recoveryCodes: string[]; setCookies: string[] } | undefined>;
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[] | undefined>;
  end(caller: Caller, password: string): Promise<string[] | undefined>;
}

/** Only a provider that stores accounts itself implements it. */
export interface AccountKeeper {
  /** Creates the account if there is none. Ends all its sessions and password links. */
  setPassword(email: string, password: string): Promise<void>;
  hasAccount(email: string): Promise<boolean>;
  /** Does not change an existing account. */
  addAccount(email: string, password: string): Promise<void>;
  endSessions(email: string): Promise<void>;
  resetSecondFactor(email: string): Promise<void>;
  passwordReset: PasswordReset;
  removeExpiredSessions(): Promise<void>;
}

/** A token works once and for an hour. */
export interface PasswordReset {
  /** Ends earlier tokens of the account. Returns undefined if there is no account. */
  createToken(email: string, maker?: string): Promise<string | undefined>;
  /** Whose password it sets, and who made it for them. Returns undefined for an expired or unknown token. */
  find(token: string): Promise<{ email: string; maker: string | undefined } | undefined>;
  /** Ends all sessions. Returns false for an expired or unknown token. */
  setPassword(token: string, password: string): Promise<boolean>;
}
