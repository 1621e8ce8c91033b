/** An editor publishes events, posts and the gallery, and prepares everything else. An administrator may do everything. */
export type Role = "user" | "editor" | "admin";
export type EditingRole = Exclude<Role, "user">;
export type SessionUser = { email: string };

/** `role` is null for a visitor, and when the lookup in `profiles` failed: then `error` gives the reason. */
export type Viewer = { user: SessionUser | null; role: Role | null; error?: string };

export const NOBODY: Viewer = { user: null, role: null };

export function isAdmin({ role }: Pick<Viewer, "role">): boolean {
  return role === "admin";
}

export function mayEdit({ role }: Pick<Viewer, "role">): boolean {
  return role === "editor" || role === "admin";
}

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

export type Credentials = {
  email: string;
  password: string;
  code?: string;
};

/** Scripts can read it. It gives no access, only a hint that a request to `/api/session` is worthwhile. */
export const SIGNED_IN_COOKIE = "signed_in";

/** The header with the encoded e-mail address of the person for whom the page of a request was opened. */
export const SIGNED_IN_AS = "Signed-In-As";
