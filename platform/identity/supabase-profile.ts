import type { EditingRole } from "../../domain/session.ts";

/** Columns may be missing, because the table may be older than roles. */
export type HostedProfile = {
  email: string;
  role?: string | null;
  active_until?: string | null;
  invited_by?: string | null;
};

export function editingRole({ role = null }: HostedProfile): EditingRole | undefined {
  if (role === null) return "admin";
  return role === "admin" || role === "editor" ? role : undefined;
}
