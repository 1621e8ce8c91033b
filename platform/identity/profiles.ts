/** The rows of `profiles`: who may do what, and until when. */
import type { Selectable } from "kysely";
import { HOUR_MS } from "../../domain/dates.ts";
import type { Role } from "../../domain/session.ts";
import type { Database, Executor, Tables } from "../database/database.ts";

export type Profile = Selectable<Tables["profiles"]>;

export async function roleNow(database: Database, email: string, now = new Date()): Promise<Role> {
  const profiles = await database.kysely.selectFrom("profiles").selectAll().execute();
  const profile = profileOf(profiles, email);
  if (!profile || !isActive(profile, profiles, now)) return "user";
  await remember(database, profile, now);
  return profile.role;
}

/**
 * To publish what this person scheduled. An administrator's date remains after their last day: a leaving team schedules
 * the next session.
 */
export async function roleToPublish(executor: Executor, email: string, now: Date): Promise<Role> {
  const profiles = await executor.selectFrom("profiles").selectAll().execute();
  const profile = profileOf(profiles, email);
  return profile && (profile.role === "admin" || isActive(profile, profiles, now)) ? profile.role : "user";
}

/** A row that was added by hand may have capitals. */
export function profileOf(profiles: Profile[], email: string): Profile | undefined {
  return profiles.find((profile) => profile.email.toLowerCase() === email.toLowerCase());
}

/**
 * Access ends by itself, but never for the last administrator: only once someone with a later end has signed in. All who
 * share the latest end stay.
 */
export function isActive(profile: Profile, all: Profile[], now: Date): boolean {
  if (!isOver(profile, now)) return true;
  const stays = (other: Profile) =>
    other.role === "admin" && other.lastSeenAt !== null && endOf(other) > endOf(profile);
  return profile.role === "admin" && !all.some(stays);
}

type End = Pick<Profile, "activeUntil">;

export function isOver(end: End, now: Date): boolean {
  return !(endOf(end) > now.getTime());
}

export function endOf({ activeUntil }: End): number {
  if (activeUntil === null) return Infinity;
  const end = Date.parse(activeUntil);
  // Someone who types a wrong date into the database wants access to end.
  return Number.isNaN(end) ? -Infinity : end;
}

/** Once an hour, because every request of theirs reads the row. */
async function remember({ kysely }: Database, { email, lastSeenAt }: Profile, now: Date): Promise<void> {
  if (lastSeenAt !== null && Math.abs(now.getTime() - Date.parse(lastSeenAt)) < HOUR_MS) return;
  const seen = kysely.updateTable("profiles").set({ lastSeenAt: now.toISOString() }).where("email", "=", email);
  // Reading works while nothing can be written.
  await seen.execute().catch(() => undefined);
}
