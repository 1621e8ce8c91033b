/** The steps of a handover that the site can check. */
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
  /** This site can change its administrators. */
  canChange: boolean;
  /** The end of one's own access. */
  activeUntil: string | null;
  /** People whom the leaving person invited come first, administrators before editors. */
  successors: Successor[];
  /** Links for administrators that nobody has used yet; `email` is null for anyone. */
  invited: { email: string | null; expiresAt: string }[];
};
