export type Role = "user" | "admin";
export type SessionUser = { email: string };

/**
 * Who is looking. `role` is null for a visitor, and also when the lookup in `profiles` failed: then `error`
 * says so and nobody is let in.
 */
export type Viewer = { user: SessionUser | null; role: Role | null; error?: string };

export const NOBODY: Viewer = { user: null, role: null };

export function isAdmin(viewer: Viewer): boolean {
  return viewer.user !== null && viewer.role === "admin";
}

export const MIN_PASSWORD_LENGTH = 12;
/** Keeps a hash of a megabyte of text from being asked for; no password manager makes longer ones. */
export const MAX_PASSWORD_LENGTH = 256;

/** What the sign-in form sends. */
export type Credentials = {
  email: string;
  password: string;
  /** From an app, or a recovery code; for accounts that ask for one. */
  code?: string;
};

/** A cookie that scripts can read and that gives no power: it only says that asking `/api/session` is worth it. Over https its name begins with `__Host-`. */
export const SIGNED_IN_COOKIE = "signed_in";
