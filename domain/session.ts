export type Role = "user" | "admin";
export type SessionUser = { email: string };

/** `role` is null for a visitor, and when the lookup in `profiles` failed: then `error` says why. */
export type Viewer = { user: SessionUser | null; role: Role | null; error?: string };

export const NOBODY: Viewer = { user: null, role: null };

export function isAdmin(viewer: Viewer): boolean {
  return viewer.user !== null && viewer.role === "admin";
}

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

export type Credentials = {
  email: string;
  password: string;
  code?: string;
};

/** Readable by scripts and without power: it only says that asking `/api/session` is worth it. `__Host-` over https. */
export const SIGNED_IN_COOKIE = "signed_in";
