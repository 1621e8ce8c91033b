/** An editor publishes events, posts and the gallery, and prepares everything else. An administrator may do everything. */
export type Role = "user" | "editor" | "admin";
/** Of the people in `profiles`. */
export type EditingRole = Exclude<Role, "user">;
export type SessionUser = { email: string };

/** `role` is null for a visitor, and when the lookup in `profiles` failed: then `error` says why. */
export type Viewer = { user: SessionUser | null; role: Role | null; error?: string };

export const NOBODY: Viewer = { user: null, role: null };

export function isAdmin({ role }: Pick<Viewer, "role">): boolean {
  return role === "admin";
}

/** Whether the person is an editor or an administrator. */
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

/** Readable by scripts and without power: it only says that asking `/api/session` is worth it. `__Host-` over https. */
export const SIGNED_IN_COOKIE = "signed_in";
