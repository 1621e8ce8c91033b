import type { EditingRole } from "../../../../domain/session";

/** Moments as text; null if they are in the future. */
export type Successor = {
  email: string;
  role: EditingRole;
  /** The last day of their access. */
  lastDay: string | null;
  signedIn: string | null;
  published: string | null;
};

type Leaving = {
  successor: Successor | undefined;
  /** A link for an administrator has not been used yet. */
  isInvited: boolean;
  lastDay: string | null;
};

/** Returns the next step in one sentence. */
export function nextStep({ successor, isInvited, lastDay }: Leaving): string {
  if (!successor)
    return isInvited ? "The invited person opens the link and accepts." : "Invite the person who takes over.";
  const { email, role, signedIn, published } = successor;
  if (role !== "admin") return `Make ${email} an administrator.`;
  if (!signedIn) return `${email} signs in at /admin-login.`;
  if (!published) return `${email} publishes one small change, with you beside them.`;
  if (!lastDay) return "You set the last day of your own access.";
  return `Print the two pages for them, then nothing is left to do. Your access ends after ${lastDay}.`;
}
