/** Drafts of several documents under one name: previewed, published and undone together. */
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { requestHash, runOnce } from "../../../platform/documents/idempotency-key.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin, requireEditor } from "../../../platform/identity/access.ts";
import { setDocuments, type DocumentParts } from "./change-set-documents.server.ts";
import { publishing, type PublishingParts } from "./change-set-publishing.server.ts";
import { reading } from "./change-set-reading.server.ts";
import { begin, lockedOpenSet, requireMayChange } from "./change-set-store.server.ts";
import { undoing } from "./change-set-undoing.server.ts";
import { isSentBack, type ChangeSet } from "./change-set.ts";

export type ChangeSetService = ReturnType<typeof changeSetService>;

/** Only administrators cancel a time, so that nobody believes that a note does. */
const HAS_A_TIME = "These changes have a time, and would be published then. Cancel the time first.";
const NOT_YOURS = "Someone else began these changes. Ask them or an administrator to delete them.";

type Beginning = {
  /** `base` is the published revision that was changed. */
  first?: { key: string; data: object; base?: number };
  /** It must be complete then. */
  at?: string;
  /** The idempotency key of the request. */
  key?: string;
};

/** `isReady` false: it is sent back with a note, or its editor wants to go on. The note replaces the one before. */
type Review = { isReady: boolean; note: string };

export function changeSetService(parts: PublishingParts & DocumentParts) {
  const { database } = parts;
  const read = reading(parts);
  const documents = setDocuments(parts);
  const publish = publishing(parts);

  return {
    ...read,
    ...publish,
    ...documents,
    ...undoing(parts),
    begin,

    /** Nobody else can change the set until the transaction ends. */
    async lock(trx: Executor, id: number): Promise<void> {
      await lockedOpenSet(parts, trx, id);
    },

    /** Begins one set, however often it is called with `key`. With `at` it is published then. */
    async create(viewer: Viewer, title: string, { first, at, key }: Beginning = {}): Promise<ChangeSet> {
      const once = { email: requireEditor(viewer), key, request: requestHash({ changeSet: title, first, at }) };
      const work = async (trx: Executor) => {
        const id = await begin(viewer, title, trx);
        if (first)
          await documents.put(viewer, id, first.key, first.data, { base: first.base, isComplete: Boolean(at), trx });
        if (at) await publish.schedule(viewer, id, new Date(at), { trx });
        return { id };
      };
      return read.find(viewer, await database.transaction((trx) => runOnce(trx, once, () => work(trx))));
    },

    /** @throws {HttpError} 400 for a published set, and to send a scheduled one back, 401, 403, 404 */
    async review(viewer: Viewer, id: number, { isReady, note }: Review): Promise<void> {
      const said = { readyAt: isReady ? new Date().toISOString() : null, note: note || null };
      const noteBy = isSentBack(said) ? requireAdmin(viewer) : requireEditor(viewer);
      await database.transaction(async (trx) => {
        const row = await lockedOpenSet(parts, trx, id);
        await requireMayChange(viewer, trx, row);
        if (isSentBack(said) && row.publishAt !== null) throw new HttpError(400, HAS_A_TIME);
        await trx
          .updateTable("changeSet")
          .set({ ...said, noteBy })
          .where("id", "=", row.id)
          .execute();
      });
    },

    /** Deletes an unpublished set. An editor can delete only their own. */
    async remove(viewer: Viewer, id: number): Promise<void> {
      const email = requireEditor(viewer);
      await database.transaction(async (trx) => {
        const row = await lockedOpenSet(parts, trx, id);
        await requireMayChange(viewer, trx, row);
        if (!isAdmin(viewer) && row.createdBy !== email) throw new HttpError(403, NOT_YOURS);
        await trx.deleteFrom("changeSet").where("id", "=", row.id).execute();
      });
    },
  };
}
