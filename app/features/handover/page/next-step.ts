import type { EditingRole } from "../../../../domain/session";

/** Moments in words, null for what has not happened. */
export type Successor = {
  email: string;
  role: EditingRole;
  /** The last day of their access. */
  lastDay: string | null;
  signedIn: string | null;
  published: string | null;
};

/** What comes next, in one sentence. */
export function nextStep(successor: Successor | undefined, lastDay: string | null): string {
  if (!successor) return "Invite the person who takes over.";
  const { email, role, signedIn, published } = successor;
  if (role !== "admin") return `Make ${email} an administrator.`;
  if (!signedIn) return `${email} signs in at /admin-login.`;
  if (!published) return `${email} publishes one small change, with you beside them.`;
  if (!lastDay) return "You set the last day of your own access.";
  return `Nothing is left to do. Your access ends after ${lastDay}.`;
}
