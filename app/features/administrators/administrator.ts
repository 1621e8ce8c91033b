import type { EditingRole } from "../../../domain/session.ts";

export const ROLE_NAMES: Record<EditingRole, string> = { admin: "Administrator", editor: "Editor" };
export const EDITING_ROLES = ["editor", "admin"] as const satisfies EditingRole[];

/** Someone who may edit the site. Times are in ISO 8601. */
export type Administrator = {
  email: string;
  role: EditingRole;
  /** Null for no end. */
  activeUntil: string | null;
  invitedBy: string | null;
  /** Exact to the hour; null if they never signed in. */
  lastSeenAt: string | null;
};

export type AdministratorState = Administrator & {
  /** Whether they can do anything now: never false for the last administrator. */
  isActive: boolean;
  /** Whether no other active administrator who has signed in would remain. */
  isLast: boolean;
};

/** One alone cannot be helped by another after losing the password. */
const ENOUGH = 2;
export const TOO_FEW = "Without another one, nobody can help when the password or the phone is lost. Add a second one.";

export function hasEnoughAdministrators(all: AdministratorState[]): boolean {
  return all.filter(({ role, isActive, lastSeenAt }) => role === "admin" && isActive && lastSeenAt).length >= ENOUGH;
}
