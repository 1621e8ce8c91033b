import type { EditingRole } from "../../../domain/session.ts";

export const VALID_DAYS = 7;

export const INVITATION_STATES = ["open", "used", "expired", "revoked"] as const;

/** `mail`: also send the link to `email`. `activeUntil` is the last day. */
export type InvitationRequest = { role: EditingRole; email?: string; activeUntil?: string; mail?: boolean };

export type Acceptance = { token: string; email: string; password: string; code?: string };
