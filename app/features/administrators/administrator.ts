import type { EditingRole } from "../../../domain/session.ts";
import type { Profile } from "../../../platform/identity/profiles.ts";

export const ROLE_NAMES: Record<EditingRole, string> = { admin: "Administrator", editor: "Editor" };
export const ROLE_TASKS: Record<EditingRole, string> = { admin: "everything", editor: "events, posts and gallery" };
/** Follows “editors” or “you”. */
export const EDITORS_MAY = "publish events, posts and the gallery, and prepare everything else";
export const EDITING_ROLES = ["editor", "admin"] as const satisfies EditingRole[];

/** A person who may edit the site. Times are in ISO 8601. */
export type Administrator = Omit<Profile, "createdAt">;

export type AdministratorState = Administrator & {
  /** The person has access now. Always true for the last administrator. */
  isActive: boolean;
  /** Without this person no active administrator who has signed in would remain. */
  isLast: boolean;
};

/** A single administrator who loses the password cannot get help from another one. */
const ENOUGH = 2;
export const TOO_FEW =
  "Nobody else has signed in as one, so nobody can help you when the password or the phone is lost. Add a second one, or ask them to sign in once.";

export const NOT_READ =
  "The Supabase project did not respond, or it does not accept the key of this site any more. For the person who runs the server: put the new key into SUPABASE_SECRET_KEY.";

export function hasEnoughAdministrators(all: AdministratorState[]): boolean {
  return all.filter(({ role, isActive, lastSeenAt }) => role === "admin" && isActive && lastSeenAt).length >= ENOUGH;
}
