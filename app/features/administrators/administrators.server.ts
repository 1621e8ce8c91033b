/** Decides who may edit the site, and until when. One administrator who can sign in always remains. */
import { z } from "zod";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { AccessKeeper, ProfileRows } from "../../../platform/identity/access-keeper.ts";
import { ifAvailable } from "../../../platform/identity/identity-provider.ts";
import { endOf, isActive, profileOf, requireProfile, type Profile } from "../../../platform/identity/profiles.ts";
import { accessEnd, endMoment } from "./access-end.server.ts";
import { EDITING_ROLES, type Administrator, type AdministratorState } from "./administrator.ts";

export const accessChange = z.strictObject({
  role: z.enum(EDITING_ROLES, "Choose admin or editor.").optional(),
  activeUntil: accessEnd
    .nullable()
    .optional()
    .describe("A moment, or a date, which includes that whole day; null for no end."),
});

export type AdministratorService = ReturnType<typeof administratorService>;
type Parts = {
  access: AccessKeeper | undefined;
  timeZone: string;
  /** Ends open invitations for this person and by this person. */
  endInvitations: (email: string) => Promise<void>;
};

export function administratorService({ access, timeZone, endInvitations }: Parts) {
  function requireAccess(viewer: Viewer): AccessKeeper {
    requireAdmin(viewer);
    if (!access) throw new HttpError(404, HOSTED);
    return access;
  }

  function parseAccess(input: unknown): Access {
    const { role, activeUntil: until } = parseInput(accessChange, input);
    const activeUntil = until && endMoment(until, timeZone);
    return { ...(role && { role }), ...(activeUntil !== undefined && { activeUntil }) };
  }

  /** Otherwise the invitations of an administrator would open again when the role comes back. */
  async function endIfDemoted(email: string, { role }: Access): Promise<void> {
    if (role === "editor") await endInvitations(email);
  }

  async function list(viewer: Viewer, now = new Date()): Promise<AdministratorState[]> {
    const all = await requireAccess(viewer).profiles.list();
    return all.map((profile) => ({
      ...administratorOf(profile),
      isActive: isActive(profile, all, now),
      isLast: !othersRemain(profile, all, now),
    }));
  }

  return {
    /** This site can read and change its administrators. Otherwise the methods below fail. */
    canChange: access !== undefined,

    /** Sorts by e-mail address. */
    list,

    /** As `list`; undefined if the Supabase project does not respond, or does not accept the key. */
    listIfAvailable: (viewer: Viewer, now?: Date) => ifAvailable(list(viewer, now)),

    async change(viewer: Viewer, email: string, input: unknown): Promise<Administrator> {
      const { profiles } = requireAccess(viewer);
      const change = parseAccess(input);
      const changed = await profiles.change((all, rows) =>
        changeProfile(rows, all, requireProfile(all, email), change),
      );
      await endIfDemoted(email, change);
      return changed;
    },

    /** Gives an account access, or changes the access that it has. */
    async add(viewer: Viewer, email: string, input: unknown): Promise<Administrator> {
      const { profiles } = requireAccess(viewer);
      const change = parseAccess(input);
      const added = await profiles.change(async (all, rows) => {
        const before = profileOf(all, email);
        if (before) return changeProfile(rows, all, before, change);
        const profile = { ...NEW_PROFILE, email, createdAt: new Date().toISOString(), ...change };
        await rows.insert(profile);
        return administratorOf(profile);
      });
      await endIfDemoted(email, change);
      return added;
    },

    /** Ends their sessions and invitations, too; the account remains. */
    async remove(viewer: Viewer, email: string): Promise<void> {
      const { profiles, endSessions } = requireAccess(viewer);
      await profiles.change(async (all, rows) => {
        const profile = requireProfile(all, email);
        if (profile.role === "admin") requireOthers(profile, all);
        await rows.remove(profile.email);
      });
      await endInvitations(email);
      await endSessions(email);
    },
  };
}

const NEW_PROFILE = { role: "admin", activeUntil: null, invitedBy: null, lastSeenAt: null } as const;
type Access = Partial<Pick<Profile, "role" | "activeUntil">>;

const HOSTED =
  "Who may edit this site is in the cell’s Supabase project. The page “Administrators” has the steps. For the person who runs the server: change the table profiles, or set SUPABASE_SECRET_KEY.";
const LAST =
  "No other administrator who has signed in would remain. Add one first, and wait until they have signed in.";

async function changeProfile(
  rows: ProfileRows,
  all: Profile[],
  before: Profile,
  change: Access,
): Promise<Administrator> {
  const after = { ...before, ...change };
  if (before.role === "admin" && isLess(after, before)) requireOthers(before, all);
  const { role, activeUntil } = after;
  await rows.update(before.email, { role, activeUntil });
  return administratorOf(after);
}

function isLess(after: Profile, before: Profile): boolean {
  return after.role !== "admin" || endOf(after) < endOf(before);
}

function requireOthers(profile: Profile, all: Profile[]): void {
  if (!othersRemain(profile, all, new Date())) throw new HttpError(409, LAST);
}

/** Someone who never signed in does not count, so a wrong address can be removed before anyone has signed in. */
function othersRemain(profile: Profile, all: Profile[], now: Date): boolean {
  const counts = ({ lastSeenAt }: Profile) => lastSeenAt !== null || profile.lastSeenAt === null;
  return all.some((other) => other !== profile && other.role === "admin" && counts(other) && isActive(other, all, now));
}

function administratorOf({ email, role, activeUntil, invitedBy, lastSeenAt }: Profile): Administrator {
  return { email, role, activeUntil, invitedBy, lastSeenAt };
}
