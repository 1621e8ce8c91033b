/** Invitations of administrators. Checks the role. */
import { DAY_MS } from "../../../domain/dates.ts";
import type { EditingRole, Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { fieldError, HttpError, parseInput } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { audited } from "../../../platform/identity/audited.ts";
import type { AccessKeeper } from "../../../platform/identity/access-keeper.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import { hashOfToken, makeLinkToken } from "../../../platform/link-token.ts";
import type { Log } from "../../../platform/log.ts";
import { DeliveryFailure } from "../../../platform/mail/delivery-failure.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { endMoment, usualLastDay, type AccessSettings } from "../administrators/access-end.server.ts";
import { newInvitation, type CreatedInvitation, type Invitation } from "./invitation-schema.server.ts";
import {
  countOpen,
  insertInvitation,
  mayStillInvite,
  removeExpired,
  revoke,
  stateOf,
  VALID_DAYS,
  type InvitationRow,
} from "./invitation-store.server.ts";

/** Stored after the end of the link. The log and `profiles` still have who invited whom. */
const STORED_DAYS = 60;
/** More open links than people to invite are probably forgotten ones. */
const MAX_OPEN = 20;
/** Older ones belong to former teams. */
const MAX_LISTED = 100;

type InvitationParts = {
  database: Database;
  /** Undefined if the site cannot change who may edit it. */
  access: AccessKeeper | undefined;
  mailer: Mailer | undefined;
  logName: LogName;
  site: AccessSettings & { product: string };
};
type CreateRequest = {
  viewer: Viewer;
  input: unknown;
  /** The origin of the link. */
  origin: string;
  log: Log;
};

export type InvitationService = ReturnType<typeof invitationService>;

export function invitationService({ database, access, mailer, logName, site }: InvitationParts) {
  const send = mailer?.send;

  async function mailLink(email: string, link: string, { role, log }: { role: EditingRole; log: Log }) {
    try {
      await send!({ to: email, subject: `${site.product}: an invitation`, text: mailText(link, role, site.product) });
      return true;
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      log.warn({ kind: error.kind }, "invitation not mailed");
      return false;
    }
  }

  return {
    sendsMail: send !== undefined,

    /** The last day of access if nobody chooses one. */
    usualLastDay: () => usualLastDay(site),

    async create({ viewer, input, origin, log }: CreateRequest): Promise<CreatedInvitation> {
      const invitedBy = requireAdmin(viewer);
      if (!access) throw new HttpError(404, HOSTED);
      const { role, email, mail, activeUntil: end } = parseInput(newInvitation, input);
      if (mail && !send) throw fieldError("mail", NO_MAIL);
      const token = makeLinkToken();
      const now = new Date();
      const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
      const activeUntil = end ? endMoment(end, site.timeZone) : null;
      if (activeUntil && activeUntil < expiresAt) throw fieldError("activeUntil", TOO_SOON);
      const row = { role, email: email ?? null, activeUntil, invitedBy, createdAt: now.toISOString(), expiresAt };
      const id = await audited({ log, logName }, { audit: "invitation", email: invitedBy }, () =>
        database.transaction(async (trx) => {
          if ((await countOpen(trx, now)) >= MAX_OPEN) throw new HttpError(409, TOO_MANY);
          return insertInvitation(trx, { ...row, tokenHash: hashOfToken(token) });
        }),
      );
      const link = `${origin}/admin/join#${token}`;
      return { id, link, expiresAt, ...(mail && email && { mailed: await mailLink(email, link, { role, log }) }) };
    },

    async list(viewer: Viewer): Promise<Invitation[]> {
      requireAdmin(viewer);
      const query = database.kysely.selectFrom("invitation").selectAll().orderBy("id", "desc").limit(MAX_LISTED);
      const now = new Date();
      const profiles = (await access?.profiles.list()) ?? [];
      return (await query.execute()).map((row) =>
        shown(row, stateOf(row, { now, mayInvite: mayStillInvite(row, profiles, now) })),
      );
    },

    async revoke(viewer: Viewer, id: number, log: Log): Promise<void> {
      const email = requireAdmin(viewer);
      await audited({ log, logName }, { audit: "invitation revoked", email }, async () => {
        if (!(await revoke(database, id, new Date()))) throw new HttpError(404, "There is no such open invitation.");
      });
    },

    /** The addresses of people who never joined are not stored for ever. */
    async removeOld(): Promise<void> {
      await removeExpired(database, new Date(Date.now() - STORED_DAYS * DAY_MS));
    },
  };
}

function shown(row: InvitationRow, state: Invitation["state"]): Invitation {
  const { id, role, email, invitedBy, createdAt, expiresAt, usedBy, activeUntil } = row;
  return { id, role, email, invitedBy, createdAt, expiresAt, usedBy, activeUntil, state };
}

const HOSTED =
  "The accounts of this site are in the cell’s Supabase project. The page “Administrators” has the steps. For the person who runs the server: roles are in the table profiles, and with SUPABASE_SECRET_KEY the site invites people itself.";
const NO_MAIL = "This site cannot send mail. Copy the link instead.";
const TOO_SOON = `The link is valid for ${VALID_DAYS} days. Choose a later last day.`;
const TOO_MANY = `There are ${MAX_OPEN} open invitations. Revoke one of them first.`;

const mailText = (
  link: string,
  role: EditingRole,
  product: string,
) => `You are invited to look after the website of ${product} as ${role === "admin" ? "an administrator" : "an editor"}.

Open this link within ${VALID_DAYS} days and choose a password. It works once:

${link}

If you do not know what this is about, do nothing.
`;
