import type { EditingRole } from "../../../../domain/session";

export type ListedPerson = {
  email: string;
  role: EditingRole;
  /** The last day of access; empty for no end. */
  until: string;
  /** The formatted day. */
  untilText: string;
  invitedBy: string | null;
  /** Empty if never. */
  lastSeen: string;
  isActive: boolean;
  isLast: boolean;
  isYou: boolean;
};
