import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { firstRelease } from "./0001-first-release.ts";
import { outbox } from "./0002-outbox.ts";
import { eventPages } from "./0003-event-pages.ts";
import { usedCodes } from "./0004-used-codes.ts";
import { listedEvents } from "./0005-listed-events.ts";
import { steadyClock } from "./0006-steady-clock.ts";
import { pagedLists } from "./0007-paged-lists.ts";
import { writeKeyRequest } from "./0008-write-key-request.ts";
import { documents } from "./0009-documents.ts";
import { workingCopies } from "./0010-working-copies.ts";
import { editedFiles } from "./0011-edited-files.ts";
import { changeSets } from "./0012-change-sets.ts";
import { roles } from "./0013-roles.ts";
import { invitations } from "./0014-invitations.ts";
import { newSession } from "./0015-new-session.ts";
import { handover } from "./0016-handover.ts";
import { eventProofs } from "./0017-event-proofs.ts";
import { countedFiles } from "./0018-counted-files.ts";
import { invitedUntil } from "./0019-invited-until.ts";
import { changeSetReview } from "./0020-change-set-review.ts";
import { invitationKey } from "./0021-invitation-key.ts";
import { undoneSets } from "./0022-undone-sets.ts";

/** Earlier releases cannot read a database after this migration, so SQLite's file is copied before it. */
export const NO_WAY_BACK = "0009-documents";

type DatabaseKind = "sqlite" | "postgres";

/** A landed migration is never edited; change the schema with a new one. */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    "0001-first-release": firstRelease(kind),
    "0002-outbox": outbox(kind),
    "0003-event-pages": eventPages(kind),
    "0004-used-codes": usedCodes,
    "0005-listed-events": listedEvents,
    "0006-steady-clock": steadyClock,
    "0007-paged-lists": pagedLists,
    "0008-write-key-request": writeKeyRequest,
    [NO_WAY_BACK]: documents(kind),
    "0010-working-copies": workingCopies,
    "0011-edited-files": editedFiles,
    "0012-change-sets": changeSets(kind),
    "0013-roles": roles,
    "0014-invitations": invitations(kind),
    "0015-new-session": newSession(kind),
    "0016-handover": handover(kind),
    "0017-event-proofs": eventProofs(kind),
    "0018-counted-files": countedFiles,
    "0019-invited-until": invitedUntil,
    "0020-change-set-review": changeSetReview,
    "0021-invitation-key": invitationKey,
    "0022-undone-sets": undoneSets,
  };
}

/** @throws the error of the migration that failed, of which nothing is stored */
export async function migrateToLatest<Tables>(
  kysely: Kysely<Tables>,
  kind: DatabaseKind,
  migrations = migrationsFor(kind),
): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
