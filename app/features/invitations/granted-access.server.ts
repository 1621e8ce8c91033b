/** Changes `profiles` after an accepted invitation. */
import type { EditingRole } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { ProfileStore } from "../../../platform/identity/access-keeper.ts";
import { endOf, isActive, profileOf, type Profile } from "../../../platform/identity/profiles.ts";
import { mayStillInvite, VALID_DAYS } from "./invitation-store.server.ts";

type Access = { role: EditingRole; activeUntil: string; invitedBy: string };

export const OVER = `This invitation was used or revoked, or it is older than ${VALID_DAYS} days. If you used it, sign in. Otherwise, ask for a new one.`;

/**
 * An active administrator keeps the role. For the same role the later end counts; a higher role brings its own end.
 * @throws {HttpError} 410 if the person who invited is no administrator any more
 */
export async function grantAccess(store: ProfileStore, email: string, access: Access, now: Date): Promise<void> {
  await store.change(async (all, rows) => {
    // Again, because the password check took a while.
    if (!mayStillInvite(access, all, now)) throw new HttpError(410, OVER);
    const had = profileOf(all, email);
    if (had && isActive(had, all, now) && isEnough(had, access)) return;
    const seen = { ...access, lastSeenAt: now.toISOString() };
    await (had ? rows.update(had.email, seen) : rows.insert({ ...seen, email, createdAt: now.toISOString() }));
  });
}

function isEnough(had: Profile, { role, activeUntil }: Access): boolean {
  if (had.role !== role) return had.role === "admin";
  return endOf(had) >= endOf({ activeUntil });
}
