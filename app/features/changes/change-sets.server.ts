/** Drafts of several documents under one name: previewed, published and undone together. */
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { requestHash, runOnce } from "../../../platform/documents/idempotency-key.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { repeating } from "./change-set-again.server.ts";
import { drafts } from "./change-set-draft.server.ts";
import { setDocuments, type DocumentParts } from "./change-set-documents.server.ts";
import { publishing, type PublishingParts } from "./change-set-publishing.server.ts";
import { reading } from "./change-set-reading.server.ts";
import { reviewing } from "./change-set-review.server.ts";
import { begin, lockedOpenSet, requireMayChange } from "./change-set-store.server.ts";
import { undoing } from "./change-set-undoing.server.ts";
import type { ChangeSet } from "./change-set.ts";

export type ChangeSetService = ReturnType<typeof changeSetService>;

const NOT_YOURS = "Someone else began these changes. Ask them or an administrator to delete them.";

type Beginning = {
  /** `base` is the published revision that was changed. */
  first?: { key: string; data: object; base?: number };
  /** It must be complete then. */
  at?: string;
  /** The idempotency key of the request. */
  key?: string;
};

export function changeSetService(parts: PublishingParts & DocumentParts) {
  const { database } = parts;
  const read = reading(parts);
  const { put, takeOut } = setDocuments(parts);
  const { schedule, ...publish } = publishing(parts);

  return {
    ...read,
    ...publish,
    schedule,
    put,
    takeOut,
    ...undoing(parts),
    ...repeating(parts),
    ...reviewing(parts),
    ...drafts(parts),
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
        if (first) await put(viewer, id, first.key, first.data, { base: first.base, isComplete: Boolean(at), trx });
        if (at) await schedule(viewer, id, new Date(at), { trx });
        return { id };
      };
      return read.find(viewer, await database.transaction((trx) => runOnce(trx, once, () => work(trx))));
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
