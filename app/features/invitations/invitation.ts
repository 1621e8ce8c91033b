import type { EditingRole } from "../../../domain/session.ts";

export const VALID_DAYS = 7;

export const INVITATION_STATES = ["open", "used", "expired", "revoked"] as const;

export type Invitation = {
  id: number;
  role: EditingRole;
  /** The only address that may accept it; null for any. */
  email: string | null;
  invitedBy: string;
  /** ISO 8601. */
  createdAt: string;
  expiresAt: string;
  state: (typeof INVITATION_STATES)[number];
  usedBy: string | null;
  /** The chosen end of access; null for the default. */
  activeUntil: string | null;
};

/** `mail`: also send the link to `email`. `activeUntil` is the last day. */
export type InvitationRequest = { role: EditingRole; email?: string; activeUntil?: string; mail?: boolean };

/** The link is shown once, because only a hash of its token is stored. `mailed` is missing if no mail was wanted. */
export type CreatedInvitation = { id: number; link: string; expiresAt: string; mailed?: boolean };

export type Acceptance = { token: string; email: string; password: string; code?: string };
