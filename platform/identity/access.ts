import { NOBODY, type SessionUser, type Viewer } from "../../domain/session.ts";
import { DatabaseUnavailable } from "../database/database.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { Refusal } from "../refusal.ts";

export type ViewerReading = { viewer: Viewer; setCookies: string[] };

/** Says who is asking: the user of the session that the cookies carry, with the role of this very moment. */
export async function readViewer(identity: IdentityProvider, headers: Headers): Promise<ViewerReading> {
  if (!headers.has("cookie")) return { viewer: NOBODY, setCookies: [] };
  const { user, setCookies, token } = await identity.readSession(headers);
  return { viewer: user ? await viewerOf(identity, user, token) : NOBODY, setCookies };
}

/**
 * Looks the user's role up in `profiles`. A lookup that fails clears the role; the viewer then carries the reason
 * and is let in nowhere.
 */
export async function viewerOf(identity: IdentityProvider, user: SessionUser, token?: string): Promise<Viewer> {
  try {
    return { user, role: (await identity.hasProfile(user.email, token)) ? "admin" : "user" };
  } catch (error) {
    // The kind of failure only: its text may name tables or addresses, and this one reaches a browser.
    const reason = error instanceof DatabaseUnavailable ? "the database did not answer" : "the lookup failed";
    return { user, role: null, error: reason };
  }
}

/** Every write calls this first. Returns the administrator's e-mail. @throws {Refusal} 401 for a visitor, 403 without the role, 503 when the role is not known */
export function requireAdmin(viewer: Viewer): string {
  if (!viewer.user) throw new Refusal(401, "Sign in first.");
  if (viewer.error)
    throw new Refusal(503, "Your role could not be checked. Try again in a moment.", { retryAfterSeconds: 5 });
  if (viewer.role !== "admin") throw new Refusal(403, "Only an administrator can do this.");
  return viewer.user.email;
}
