import { isAdmin, mayEdit, NOBODY, SIGNED_IN_AS, type SessionUser, type Viewer } from "../../domain/session.ts";
import { DatabaseUnavailable } from "../database/database.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { HttpError } from "../http-error.ts";

export type ViewerReading = { viewer: Viewer; setCookies: string[] };

export async function readViewer(identity: IdentityProvider, headers: Headers): Promise<ViewerReading> {
  if (!headers.has("cookie")) return { viewer: NOBODY, setCookies: [] };
  const { user, setCookies, token } = await identity.readSession(headers);
  return { viewer: user ? await viewerOf(identity, user, token) : NOBODY, setCookies };
}

/** After a failed lookup there is no role, and `error` gives the reason. */
export async function viewerOf(identity: IdentityProvider, user: SessionUser, token?: string): Promise<Viewer> {
  try {
    return { user, role: await identity.findRole(user.email, token) };
  } catch (error) {
    // Only the kind of error, because a browser gets it; the message may name tables or addresses.
    const reason = error instanceof DatabaseUnavailable ? "the database is not available" : "the lookup failed";
    return { user, role: null, error: reason };
  }
}

/** Returns whether the page of this request was opened for someone who has signed out in this browser since. */
export function isForAnother({ user }: Viewer, headers: Headers): boolean {
  const person = headers.get(SIGNED_IN_AS);
  return Boolean(user && person && person !== encodeURIComponent(user.email));
}

/** Returns the e-mail address. @throws {HttpError} 401 for a visitor, 403 without the role, 503 when it is unknown */
export function requireAdmin(viewer: Viewer): string {
  const email = requireKnownRole(viewer);
  if (!isAdmin(viewer)) throw new HttpError(403, "Only an administrator can do this.");
  return email;
}

/** Accepts administrators, too. @throws {HttpError} as `requireAdmin` */
export function requireEditor(viewer: Viewer): string {
  const email = requireKnownRole(viewer);
  if (!mayEdit(viewer)) throw new HttpError(403, "Only an editor or an administrator can do this.");
  return email;
}

function requireKnownRole(viewer: Viewer): string {
  if (!viewer.user) throw new HttpError(401, "Sign in first.");
  if (viewer.error)
    throw new HttpError(503, "Your role could not be checked. Try again in a moment.", { retryAfterSeconds: 5 });
  return viewer.user.email;
}
