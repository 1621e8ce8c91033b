/** The rows of `profiles`: the role of each person, and the end of their access. */
import type { Selectable } from "kysely";
import { HOUR_MS } from "../../domain/dates.ts";
import { isSameEmail } from "../../domain/same-email.ts";
import type { Role } from "../../domain/session.ts";
import type { Database, Executor, Tables } from "../database/database.ts";
import { HttpError } from "../http-error.ts";

export type Profile = Selectable<Tables["profiles"]>;

export async function roleNow(database: Database, email: string): Promise<Role> {
  const now = new Date();
  const profiles = await database.kysely.selectFrom("profiles").selectAll().execute();
  const profile = profileOf(profiles, email);
  if (!profile || !isActive(profile, profiles, now)) return "user";
  await remember(database, profile, now);
  return profile.role;
}

/** The role for scheduled publishing. An administrator's date counts after their last day, for the next session. */
export async function roleToPublish(executor: Executor, email: string, now: Date): Promise<Role> {
  const profiles = await executor.selectFrom("profiles").selectAll().execute();
  const profile = profileOf(profiles, email);
  return profile && (profile.role === "admin" || isActive(profile, profiles, now)) ? profile.role : "user";
}

export function profileOf(profiles: Profile[], email: string): Profile | undefined {
  return profiles.find((profile) => isSameEmail(profile.email, email));
}

/** @throws {HttpError} 404 */
export function requireProfile(profiles: Profile[], email: string): Profile {
  const profile = profileOf(profiles, email);
  if (!profile) throw new HttpError(404, "There is no administrator or editor with this address.");
  return profile;
}

/** Access ends on its day, but an administrator's only once another one with a later end has signed in. */
export function isActive(profile: Profile, all: Profile[], now: Date): boolean {
  if (!isOver(profile, now)) return true;
  const isSuccessor = (other: Profile) =>
    other.role === "admin" && other.lastSeenAt !== null && endOf(other) > endOf(profile);
  return profile.role === "admin" && !all.some(isSuccessor);
}

export function isActiveAdmin(profile: Profile | undefined, all: Profile[], now: Date): boolean {
  return profile?.role === "admin" && isActive(profile, all, now);
}

type End = Pick<Profile, "activeUntil">;

export function isOver(end: End, now: Date): boolean {
  return !(endOf(end) > now.getTime());
}

export function endOf({ activeUntil }: End): number {
  if (activeUntil === null) return Infinity;
  const end = Date.parse(activeUntil);
  // Someone who types an invalid date into the database wants access to end.
  return Number.isNaN(end) ? -Infinity : end;
}

/** Stores it once an hour, because every request of the person reads the row. */
async function remember({ kysely }: Database, { email, lastSeenAt }: Profile, now: Date): Promise<void> {
  if (lastSeenAt !== null && Math.abs(now.getTime() - Date.parse(lastSeenAt)) < HOUR_MS) return;
  const seen = kysely.updateTable("profiles").set({ lastSeenAt: now.toISOString() }).where("email", "=", email);
  // Reading works while the database accepts no writes.
  await seen.execute().catch(() => undefined);
}
