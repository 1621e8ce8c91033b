/** What an accepted invitation changes in `profiles`. */
import type { EditingRole } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { endOf, isActive, profileOf, type Profile } from "../../../platform/identity/profiles.ts";

type Access = { role: EditingRole; activeUntil: string; invitedBy: string };

/** An active administrator stays one. Of two ends for one role the later counts; a higher role comes with its own end. */
export async function grantAccess(database: Database, email: string, access: Access, now: Date): Promise<void> {
  await database.transaction(async (trx) => {
    const profiles = await trx.selectFrom("profiles").selectAll().execute();
    const had = profileOf(profiles, email);
    if (had && isActive(had, profiles, now) && isEnough(had, access)) return;
    const seen = { ...access, lastSeenAt: now.toISOString() };
    if (had) await trx.updateTable("profiles").set(seen).where("email", "=", had.email).execute();
    else
      await trx
        .insertInto("profiles")
        .values({ ...seen, email, createdAt: now.toISOString() })
        .execute();
  });
}

function isEnough(had: Profile, { role, activeUntil }: Access): boolean {
  if (had.role !== role) return had.role === "admin";
  return endOf(had) >= endOf({ activeUntil });
}
