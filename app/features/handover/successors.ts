/** The steps of a handover, as far as the site can see them. */
import type { EditingRole } from "../../../domain/session";

export type Successor = {
  email: string;
  role: EditingRole;
  /** The end of their access; null for none. */
  activeUntil: string | null;
  /** ISO 8601; null if they never did. */
  signedInAt: string | null;
  publishedAt: string | null;
};
export type Leaving = {
  email: string;
  /** Whether this site can change who its administrators are. */
  canChange: boolean;
  /** The end of the own access. */
  activeUntil: string | null;
  /** Whoever was invited by the person who leaves comes first, administrators before editors. */
  successors: Successor[];
  /** Links for administrators that nobody has used yet; `email` is null for anyone. */
  invited: { email: string | null; expiresAt: string }[];
};
