/** Copies the drafts of an undone set into a new set. */
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { Parts } from "../content/content-store.server.ts";
import { linkPictures } from "./change-set-documents.server.ts";
import { begin, documentsIn, lockedSet, newSessionsIn, requireMayChange, stateOf } from "./change-set-store.server.ts";

const NOT_UNDONE = "Only changes that were undone can be prepared again.";
const SESSION = "A session is prepared again from its own page.";

/** Copies what belongs to a session. It runs in the same transaction. */
type Also = (trx: Executor, changeSetId: number) => Promise<void>;

export function repeating(parts: Parts) {
  return {
    /** Returns the new set. Its drafts keep their base, so that later changes are merged. */
    async prepareAgain(viewer: Viewer, id: number, also?: Also): Promise<number> {
      const by = requireEditor(viewer);
      return parts.database.transaction(async (trx) => {
        const old = await lockedSet(parts, trx, id);
        await requireMayChange(viewer, trx, { ...old, publishAt: null });
        if (stateOf(old) !== "undone") throw new HttpError(400, NOT_UNDONE);
        if (!also && (await newSessionsIn(trx, [old.id])).has(old.id)) throw new HttpError(400, SESSION);
        const changeSetId = await begin(viewer, old.title, trx);
        const updatedAt = new Date().toISOString();
        const fresh = { changeSetId, revision: 1, replaced: null, updatedAt, updatedBy: by };
        const drafts = (await documentsIn(trx, [old.id])).map((document) => ({ ...document, ...fresh }));
        if (drafts.length > 0) await trx.insertInto("changeSetDocument").values(drafts).execute();
        const linked = trx.selectFrom("changeSetPicture").select("picture").where("changeSetId", "=", old.id);
        const hashes = (await linked.execute()).map(({ picture }) => picture);
        await linkPictures(trx, changeSetId, hashes);
        await also?.(trx, changeSetId);
        return changeSetId;
      });
    },
  };
}
