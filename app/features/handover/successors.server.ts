/** Finds people who can take over, and the steps that they have finished. */
import { isSameEmail } from "../../../domain/same-email.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { AdministratorState } from "../administrators/administrator.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { InvitationService } from "../invitations/invitations.server.ts";

type Parts = {
  database: Database;
  administrators: AdministratorService;
  invitations: Pick<InvitationService, "list">;
};

export async function readLeaving({ database, administrators, invitations }: Parts, viewer: Viewer) {
  const email = requireAdmin(viewer);
  const { canChange } = administrators;
  const all = canChange ? await administrators.listIfAvailable(viewer) : undefined;
  if (!all) return { email, canChange, isRead: false, activeUntil: null, successors: [], invited: [] };
  const own = all.find((one) => isSameEmail(one.email, email));
  // People whom the leaving person invited come first, administrators before editors.
  const rank = ({ invitedBy, role }: AdministratorState) =>
    (isSameEmail(invitedBy ?? "", email) ? 0 : 2) + (role === "admin" ? 0 : 1);
  // Who invited the viewer hands over to them, and does not take the site back.
  const isBefore = ({ email: one }: AdministratorState) => isSameEmail(one, own?.invitedBy ?? "");
  const others = all
    .filter((one) => one !== own && one.isActive && !isBefore(one))
    .sort((one, other) => rank(one) - rank(other));
  const emails = others.map((one) => one.email);
  const published = await lastPublished(database, emails);
  const successors = others.map((one) => ({
    email: one.email,
    role: one.role,
    /** The end of their access; null for none. */
    activeUntil: one.activeUntil,
    /** Null if they never did. */
    signedInAt: one.lastSeenAt,
    publishedAt: published.get(one.email.toLowerCase()) ?? null,
  }));
  const open = (await invitations.list(viewer)).filter(({ state, role }) => state === "open" && role === "admin");
  // The email is null if anyone may use the link.
  const invited = open.map((one) => ({ email: one.email, expiresAt: one.expiresAt }));
  return { email, canChange, isRead: true, activeUntil: own?.activeUntil ?? null, successors, invited };
}

async function lastPublished({ kysely }: Database, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await kysely
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(({ fn }) => ["savedBy", fn.max("savedAt").as("at")])
    // A draft does not count that somebody else published later.
    .where("document.publishedAt", "is not", null)
    .where(({ eb, or, ref }) =>
      or([eb("savedAt", ">=", ref("document.publishedAt")), eb("action", "in", ["published", "scheduled"])]),
    )
    .where("savedBy", "in", emails)
    .groupBy("savedBy")
    .execute();
  return new Map(rows.map(({ savedBy, at }) => [savedBy.toLowerCase(), at]));
}
