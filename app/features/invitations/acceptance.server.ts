/** Accepts an invitation: creates an account, or checks the password of an existing one, and then gives the role. */
import type { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { viewerOf, type ViewerReading } from "../../../platform/identity/access.ts";
import { audited } from "../../../platform/identity/audited.ts";
import type { AccessKeeper } from "../../../platform/identity/access-keeper.ts";
import type { IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import { profileOf } from "../../../platform/identity/profiles.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import type { Log } from "../../../platform/log.ts";
import { checkNewPassword } from "../accounts/guessable-password.server.ts";
import type { SessionService } from "../accounts/session.server.ts";
import { tooManyTries } from "../accounts/sign-in.server.ts";
import { endMoment, usualLastDay, type AccessSettings } from "../administrators/access-end.server.ts";
import { grantAccess, OVER } from "./granted-access.server.ts";
import type { acceptance, OpenedInvitation } from "./invitation-schema.server.ts";
import { claim, findOpen, mayStillInvite, release, type InvitationRow } from "./invitation-store.server.ts";

/** The limit of one network: a whole team may accept in one room, with two calls each. */
const NETWORK_LIMIT = { points: 80, duration: 15 * 60 };

type Parts = {
  database: Database;
  identity: IdentityProvider;
  access: AccessKeeper | undefined;
  session: SessionService;
  limits: Limits;
  logName: LogName;
  site: AccessSettings & { product: string };
};
type Request = { input: z.output<typeof acceptance>; address: string; headers: Headers; log: Log };
type Given = { email: string; password: string; code?: string };
type Joining = { keeper: AccessKeeper; invitation: InvitationRow; given: Given; request: Request };

export type AcceptanceService = ReturnType<typeof acceptanceService>;

export function acceptanceService({ database, identity, access, session, limits, logName, site }: Parts) {
  const byNetwork = limits("invitation-network", NETWORK_LIMIT);

  async function signIn({ keeper, given, request }: Joining, isNew: boolean): Promise<string[]> {
    const { address, headers, log } = request;
    // An existing account needs its own password: an invitation must not take it over. A refused sign-in must not
    // leave a new account, because its address may belong to somebody else.
    const addAccount = isNew ? () => keeper.addAccount(given.email, given.password) : undefined;
    const signingIn = session.signIn({ input: given, address, headers, addAccount }, log);
    return (await signingIn.catch(asRefusal)).setCookies;
  }

  async function join(joining: Joining): Promise<ViewerReading> {
    const { keeper, invitation, given } = joining;
    const { email } = given;
    const isNew = !(await keeper.hasAccount(email));
    if (isNew) checkNewPassword(given.password, { email, site: site.product });
    if (isNew && !invitation.email) await checkUnused(keeper, email);
    const now = new Date();
    // First, so that of two people with one link only one gets an account.
    if (!(await claim(database, invitation.id, email, now))) throw new HttpError(410, OVER);
    try {
      const setCookies = await signIn(joining, isNew);
      const { role, invitedBy } = invitation;
      await grantAccess(keeper.profiles, email, { role, invitedBy, activeUntil: endOf(invitation) }, now);
      return { viewer: await viewerOf(identity, { email }), setCookies };
    } catch (error) {
      await release(database, invitation.id);
      throw error;
    }
  }

  function endOf(invitation: InvitationRow): string {
    return invitation.activeUntil ?? endMoment(usualLastDay(site), site.timeZone);
  }

  /** @throws {HttpError} 410 also if the person who invited is not an administrator any more */
  async function find(token: string, address: string): Promise<Pick<Joining, "keeper" | "invitation">> {
    await byNetwork.take(address, tooManyTries);
    const now = new Date();
    const invitation = await findOpen(database, token, now);
    if (!invitation || !access || !mayStillInvite(invitation, await access.profiles.list(), now))
      throw new HttpError(410, OVER);
    return { keeper: access, invitation };
  }

  return {
    /** @throws {HttpError} 410 */
    async open(token: string, address: string): Promise<OpenedInvitation> {
      const { invitation } = await find(token, address);
      const { role, email, invitedBy } = invitation;
      return { role, email, invitedBy, activeUntil: endOf(invitation) };
    },

    /** @throws {HttpError} 400 naming the field, 401 for the password of an existing account, 410 for the link */
    async accept(request: Request): Promise<ViewerReading> {
      const { token, ...given } = request.input;
      const { keeper, invitation } = await find(token, request.address);
      if (invitation.email && invitation.email !== given.email) throw fieldError("email", OTHER_EMAIL);
      const event = { audit: "invitation accepted", email: given.email };
      return audited({ log: request.log, logName }, event, () => join({ keeper, invitation, given, request }));
    },
  };
}

const OTHER_EMAIL = "This invitation is for another email. Only that one can accept it.";
const HAS_ROLE = "This email has a role here and no account yet. Ask for an invitation for exactly this email.";
const HAS_ACCOUNT = "This email has an account here already. Enter its password.";

/** Otherwise an invitation for an editor could give the role of a row that was added by hand. */
async function checkUnused({ profiles }: AccessKeeper, email: string): Promise<void> {
  if (profileOf(await profiles.list(), email)) throw fieldError("email", HAS_ROLE);
}

/** The password of an existing account is wrong. A missing or wrong code has its own message. */
function asRefusal(error: unknown): never {
  if (error instanceof HttpError && error.status === 401 && !error.fields)
    throw fieldError("password", HAS_ACCOUNT, 401);
  throw error;
}
