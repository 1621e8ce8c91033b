/** Stores invitations. */
import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { Database, Executor, Tables } from "../../../platform/database/database.ts";
import { countRows } from "../../../platform/database/list-page.ts";
import { isActiveAdmin, profileOf, type Profile } from "../../../platform/identity/profiles.ts";
import { hashOfToken } from "../../../platform/link-token.ts";
import type { Invitation } from "./invitation-schema.server.ts";

export const VALID_DAYS = 7;

export type InvitationRow = Selectable<Tables["invitation"]>;

export function stateOf(
  { usedAt, revokedAt, expiresAt }: InvitationRow,
  { now, mayInvite }: { now: Date; mayInvite: boolean },
): Invitation["state"] {
  if (usedAt) return "used";
  if (revokedAt) return "revoked";
  if (expiresAt <= now.toISOString()) return "expired";
  return mayInvite ? "open" : "revoked";
}

export async function insertInvitation(executor: Executor, row: Insertable<Tables["invitation"]>): Promise<number> {
  return (await executor.insertInto("invitation").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Open invitations are not used, revoked or expired. */
const isOpen = (now: Date) => (row: ExpressionBuilder<Tables, "invitation">) =>
  row.and([row("usedAt", "is", null), row("revokedAt", "is", null), row("expiresAt", ">", now.toISOString())]);

export function countOpen(executor: Executor, now: Date): Promise<number> {
  return countRows(executor.selectFrom("invitation").where(isOpen(now)));
}

export async function findOpen({ kysely }: Database, token: string, now: Date): Promise<InvitationRow | undefined> {
  const ofToken = kysely.selectFrom("invitation").selectAll().where("tokenHash", "=", hashOfToken(token));
  return ofToken.where(isOpen(now)).executeTakeFirst();
}

/** The person who invited must still be an administrator: else an earlier link would let them in again. */
export function mayStillInvite(
  { invitedBy }: Pick<InvitationRow, "invitedBy">,
  profiles: Profile[],
  now: Date,
): boolean {
  return isActiveAdmin(profileOf(profiles, invitedBy), profiles, now);
}

/** Marks it as used. Returns false if someone else was faster. */
export async function claim({ kysely }: Database, id: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable("invitation")
    .set({ usedAt: now.toISOString(), usedBy: email })
    .where("id", "=", id)
    .where(isOpen(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Undoes `claim`, for example after a wrong password. */
export async function release({ kysely }: Database, id: number): Promise<void> {
  await kysely.updateTable("invitation").set({ usedAt: null, usedBy: null }).where("id", "=", id).execute();
}

/** Removes used ones, too. */
export async function removeExpired({ kysely }: Database, before: Date): Promise<void> {
  await kysely.deleteFrom("invitation").where("expiresAt", "<", before.toISOString()).execute();
}

/** The invitations for them and by them: someone who was removed could come back with one, or let others in. */
export async function endInvitationsOf({ kysely }: Database, address: string): Promise<void> {
  const email = address.toLowerCase();
  await kysely
    .updateTable("invitation")
    .set({ revokedAt: new Date().toISOString() })
    .where((row) => row.or([row("email", "=", email), row("invitedBy", "=", email)]))
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .execute();
}

/** Returns whether it was open. One that someone is trying to use at the moment is revoked if they fail. */
export async function revoke({ kysely }: Database, id: number, now: Date): Promise<boolean> {
  const revoked = await kysely
    .updateTable("invitation")
    .set({ revokedAt: now.toISOString() })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .returning("usedAt")
    .executeTakeFirst();
  return revoked?.usedAt === null;
}
