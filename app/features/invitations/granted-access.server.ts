/** Changes `profiles` after an accepted invitation. */
import type { EditingRole } from "../../../domain/session.ts";
import type { ProfileStore } from "../../../platform/identity/access-keeper.ts";
import { endOf, isActive, profileOf, type Profile } from "../../../platform/identity/profiles.ts";

type Access = { role: EditingRole; activeUntil: string; invitedBy: string };

/** An active administrator keeps the role. For the same role the later end counts; a higher role brings its own end. */
export async function grantAccess(store: ProfileStore, email: string, access: Access, now: Date): Promise<void> {
  await store.change(async (all, rows) => {
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
