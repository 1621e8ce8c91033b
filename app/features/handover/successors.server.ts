/** Who can take over, and what they have done already. */
import type { Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { Leaving, Successor } from "./successors.ts";

type Parts = { database: Database; administrators: AdministratorService };

/** @throws {HttpError} 401, 403 */
export async function readLeaving({ database, administrators }: Parts, viewer: Viewer): Promise<Leaving> {
  const email = requireAdmin(viewer);
  const all = administrators.canChange ? await administrators.list(viewer) : [];
  const own = all.find((one) => one.email.toLowerCase() === email.toLowerCase());
  const others = all.filter((one) => one !== own && one.role === "admin" && one.isActive);
  const emails = others.map((one) => one.email);
  const published = await lastPublished(database, emails);
  const successors = others.map((one): Successor => ({
    email: one.email,
    signedInAt: one.lastSeenAt,
    publishedAt: published.get(one.email.toLowerCase()) ?? null,
  }));
  return { email, isLocal: administrators.canChange, activeUntil: own?.activeUntil ?? null, successors };
}

async function lastPublished({ kysely }: Database, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await kysely
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(({ fn }) => ["savedBy", fn.max("savedAt").as("at")])
    .where("document.publishedAt", "is not", null)
    .where("savedBy", "in", emails)
    .groupBy("savedBy")
    .execute();
  return new Map(rows.map(({ savedBy, at }) => [savedBy.toLowerCase(), at]));
}
