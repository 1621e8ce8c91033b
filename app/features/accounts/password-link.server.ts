/** Links for a new password that administrators make for others: a site may have no mail, and a person no server. */
import { z } from "zod";
import { MINUTE_MS } from "../../../domain/dates.ts";
import { isSameEmail } from "../../../domain/same-email.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { AccessKeeper } from "../../../platform/identity/access-keeper.ts";
import { audited } from "../../../platform/identity/audited.ts";
import { RESET_MINUTES, type AccountKeeper } from "../../../platform/identity/identity-provider.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import { isActiveAdmin, requireProfile } from "../../../platform/identity/profiles.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import type { Log } from "../../../platform/log.ts";
import { tooManyTries } from "./sign-in.server.ts";

/** The limit of one administrator: more than a whole team needs. */
const MAKER_LIMIT = { points: 20, duration: 60 * 60 };

/** The link is shown once, because only a hash of its token is stored. */
export type PasswordLink = z.infer<typeof passwordLink>;
export const passwordLink = z.strictObject({ link: z.url(), expiresAt: z.iso.datetime() });

type Parts = {
  /** Undefined if a hosted service stores the accounts. */
  accounts: AccountKeeper | undefined;
  access: AccessKeeper | undefined;
  limits: Limits;
  logName: LogName;
};
type MakeRequest = {
  viewer: Viewer;
  /** Whose password the link sets. */
  email: string;
  /** The origin of the link. */
  origin: string;
  log: Log;
};

export function passwordLinks({ accounts, access, limits, logName }: Parts) {
  const byMaker = limits("password-link", MAKER_LIMIT);

  async function makeToken(email: string, by: string): Promise<string> {
    if (!accounts || !access) throw new HttpError(404, HOSTED);
    if (isSameEmail(email, by)) throw new HttpError(409, OWN);
    requireProfile(await access.profiles.list(), email);
    await byMaker.take(by.toLowerCase(), tooManyTries);
    const token = await accounts.passwordReset.createToken(email, logName(by));
    if (!token) throw new HttpError(404, NO_ACCOUNT);
    return token;
  }

  return {
    async make({ viewer, email, origin, log }: MakeRequest): Promise<PasswordLink> {
      const by = requireAdmin(viewer);
      const expiresAt = new Date(Date.now() + RESET_MINUTES * MINUTE_MS).toISOString();
      const token = await audited({ log, logName }, { audit: "password link", email, by }, () => makeToken(email, by));
      return { link: `${origin}/admin/reset#${token}`, expiresAt };
    },

    /** The maker must still be an administrator, as with an invitation: else a link made before would let them in. */
    async isMakerAdmin(maker: string, now = new Date()): Promise<boolean> {
      const all = (await access?.profiles.list()) ?? [];
      return all.some((profile) => logName(profile.email) === maker && isActiveAdmin(profile, all, now));
    },
  };
}

const HOSTED =
  "The accounts of this site are in the cell’s Supabase project. Set the password there, under Authentication and Users.";
const OWN = "You can change your own password on your account page.";
const NO_ACCOUNT = "This person has no account yet. Invite them with this email.";
