/** Who may edit the site, and until when. One administrator who can sign in always remains. */
import { z } from "zod";
import { isPlainDate } from "../../../domain/dates.ts";
import { endOfDay } from "../../../domain/moments.ts";
import { NO_SUCH_DATE, plainDate } from "../../../domain/schemas/plain-date.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { AccountKeeper } from "../../../platform/identity/identity-provider.ts";
import { endOf, isActive, profileOf, type Profile } from "../../../platform/identity/profiles.ts";
import { EDITING_ROLES, type Administrator, type AdministratorState } from "./administrator.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
export const accessChange = z.strictObject({
  role: z.enum(EDITING_ROLES, "Choose admin or editor.").optional(),
  activeUntil: z
    .union([plainDate, moment], NO_SUCH_DATE)
    .refine((end) => /^2\d{3}-/.test(end), "Enter a date from 2000 to 2999.")
    .nullable()
    .optional()
    .describe("A moment, or a date, which includes that whole day; null for no end."),
});

export type AdministratorService = ReturnType<typeof administratorService>;
type Parts = { database: Database; accounts: AccountKeeper | undefined; timeZone: string };

export function administratorService({ database, accounts, timeZone }: Parts) {
  function requireOwnProfiles(viewer: Viewer): AccountKeeper {
    requireAdmin(viewer);
    if (!accounts) throw new HttpError(404, HOSTED);
    return accounts;
  }

  function parseAccess(input: unknown): Access {
    const { role, activeUntil: until } = parseInput(accessChange, input);
    const activeUntil = until && isPlainDate(until) ? endOfDay(timeZone, until).toISOString() : until;
    return { ...(role && { role }), ...(activeUntil !== undefined && { activeUntil }) };
  }

  /** Changes by two people at the same moment wait for each other. */
  async function lockedProfiles(trx: Executor): Promise<Profile[]> {
    const all = trx.selectFrom("profiles").selectAll().orderBy("email");
    return (database.kind === "postgres" ? all.forUpdate() : all).execute();
  }

  return {
    /** Whether this site stores who its administrators are. Otherwise nothing below is available. */
    isLocal: accounts !== undefined,

    /** By e-mail address. @throws {HttpError} 401, 403, 404 */
    async list(viewer: Viewer, now = new Date()): Promise<AdministratorState[]> {
      requireOwnProfiles(viewer);
      const all = await database.kysely.selectFrom("profiles").selectAll().orderBy("email").execute();
      return all.map((profile) => ({
        ...administratorOf(profile),
        isActive: isActive(profile, all, now),
        isLast: !othersRemain(profile, all, now),
      }));
    },

    /** @throws {HttpError} 400, 401, 403, 404, 409 */
    async change(viewer: Viewer, email: string, input: unknown): Promise<Administrator> {
      requireOwnProfiles(viewer);
      const access = parseAccess(input);
      return database.transaction(async (trx) => {
        const all = await lockedProfiles(trx);
        return changeProfile(trx, all, requireProfile(all, email), access);
      });
    },

    /** Gives access to an account, or changes the access that it has. @throws {HttpError} 400, 401, 403, 404, 409 */
    async add(viewer: Viewer, email: string, input: unknown): Promise<Administrator> {
      requireOwnProfiles(viewer);
      const access = parseAccess(input);
      return database.transaction(async (trx) => {
        const all = await lockedProfiles(trx);
        const before = profileOf(all, email);
        if (before) return changeProfile(trx, all, before, access);
        const row = { email, createdAt: new Date().toISOString(), ...access };
        return administratorOf(await trx.insertInto("profiles").values(row).returningAll().executeTakeFirstOrThrow());
      });
    },

    /** Ends their sessions, too; the account remains. @throws {HttpError} 401, 403, 404, 409 */
    async remove(viewer: Viewer, email: string): Promise<void> {
      const { endSessions } = requireOwnProfiles(viewer);
      await database.transaction(async (trx) => {
        const all = await lockedProfiles(trx);
        const profile = requireProfile(all, email);
        if (profile.role === "admin") requireOthers(profile, all);
        await trx.deleteFrom("profiles").where("email", "=", profile.email).execute();
      });
      await endSessions(email);
    },
  };
}

type Access = Partial<Pick<Profile, "role" | "activeUntil">>;

const HOSTED = "Supabase manages who may edit this site: change the table profiles of its project.";
const LAST =
  "No other administrator who has signed in would remain. Add one first, and wait until they have signed in.";

/** @throws {HttpError} 404 */
function requireProfile(all: Profile[], email: string): Profile {
  const profile = profileOf(all, email);
  if (!profile) throw new HttpError(404, "There is no administrator or editor with this address.");
  return profile;
}

async function changeProfile(trx: Executor, all: Profile[], before: Profile, access: Access): Promise<Administrator> {
  const after = { ...before, ...access };
  if (before.role === "admin" && isLess(after, before)) requireOthers(before, all);
  const { role, activeUntil } = after;
  await trx.updateTable("profiles").set({ role, activeUntil }).where("email", "=", before.email).execute();
  return administratorOf(after);
}

function isLess(after: Profile, before: Profile): boolean {
  return after.role !== "admin" || endOf(after) < endOf(before);
}

function requireOthers(profile: Profile, all: Profile[]): void {
  if (!othersRemain(profile, all, new Date())) throw new HttpError(409, LAST);
}

/** Someone who never signed in is no loss, so that a wrong address can be removed before anyone has signed in. */
function othersRemain(profile: Profile, all: Profile[], now: Date): boolean {
  const counts = ({ lastSeenAt }: Profile) => lastSeenAt !== null || profile.lastSeenAt === null;
  return all.some((other) => other !== profile && other.role === "admin" && counts(other) && isActive(other, all, now));
}

function administratorOf({ email, role, activeUntil, invitedBy, lastSeenAt }: Profile): Administrator {
  return { email, role, activeUntil, invitedBy, lastSeenAt };
}
