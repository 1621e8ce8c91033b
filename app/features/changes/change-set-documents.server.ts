/** The drafts in a set that is not published yet. */
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { hashesIn, withStoredPictures } from "../../../platform/documents/document-pictures.ts";
import { versionOf } from "../../../platform/documents/history.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { checkedInput, typedInput } from "../content/content-input.server.ts";
import { placeOf, titleOf, type Parts } from "../content/content-store.server.ts";
import { planOf, wasDeleted } from "./change-set-plan.server.ts";
import { shownDocument } from "./change-set-reading.server.ts";
import {
  baseOf,
  currentOf,
  documentsIn,
  lockedOpenSet,
  requireMayChange,
  requireOpen,
  setRow,
  type Current,
  type SetDocumentRow,
  type Step,
} from "./change-set-store.server.ts";
import type { OpenDraft } from "./change-set.ts";

type PutOptions = {
  /** The revision in the set that its editor saw. */
  expected?: number;
  /** The published revision that was changed. */
  base?: number;
  /** Fails if the document is in the set already. */
  isNew?: boolean;
  /** Refuses what could not be published. */
  isComplete?: boolean;
  /** An open transaction to use. */
  trx?: Executor;
};

export type Saved = { viewer: Viewer; id: number; key: string; trx: Executor };
/** `afterPut` may change other documents of the set, in the same transaction. */
export type DocumentParts = Parts & { afterPut?: (saved: Saved) => Promise<void> };

const STALE = "Someone else has changed this in the same set since you opened it.";
const IN_IT = "This is in these changes already. Continue there.";

export function setDocuments(parts: DocumentParts) {
  const { database } = parts;

  return {
    /** `data` has the nested shape. */
    async put(viewer: Viewer, id: number, key: string, data: object, options: PutOptions): Promise<void> {
      const by = requireEditor(viewer);
      const place = placeOf(key);
      const { fields } = place.collection;
      const typed = options.isComplete ? checkedInput(parts.live, place, data) : typedInput(place, data);
      const save = async (trx: Executor) => {
        const set = await lockedOpenSet(parts, trx, id);
        await requireMayChange(viewer, trx, set, [key]);
        const known = await documentIn(trx, set.id, key);
        refuseStale(known, options);
        const stored = await withStoredPictures(trx, fields, typed, database.kind);
        const keepsBase = known && options.base === undefined;
        const base = keepsBase ? {} : await baseNow(await currentOf(parts, trx, key), trx, options);
        const saved = { data: JSON.stringify(stored), updatedAt: new Date().toISOString(), updatedBy: by, ...base };
        await store(trx, { changeSetId: set.id, key, revision: (known?.revision ?? 0) + 1, ...saved });
        await linkPictures(trx, set.id, hashesIn(fields, stored));
        await parts.afterPut?.({ viewer, id: set.id, key, trx });
      };
      await (options.trx ? save(options.trx) : database.transaction(save));
    },

    /** For a document that is not in the set yet, returns the published version. */
    async openDraft(viewer: Viewer, id: number, key: string, executor = database.kysely): Promise<OpenDraft> {
      requireEditor(viewer);
      const set = await setRow(executor, id);
      requireOpen(set);
      const plan = await planOf(parts, executor, await documentsIn(executor, [set.id]));
      const step = plan.find(({ document }) => document.key === key);
      const current = step?.current ?? (await currentOf(parts, executor, key));
      const data = step?.data ?? current.data;
      const { place, row } = current;
      const isDisputed = step?.isDisputed ?? false;
      // A document that began in the set has no base. Changes of others are in the data, so they are in the new base.
      const keepsBase = step && !isDisputed && step.document.base === null;
      return {
        set: { id: set.id, title: set.title },
        key,
        title: titleOf(place, data),
        revision: step?.document.revision ?? 0,
        data: nested(place.collection.fields, data, "always"),
        base: keepsBase ? undefined : (row?.revision ?? 0),
        isDisputed,
        isDeleted: step !== undefined && wasDeleted(step),
        conflict: step && step.disputed.length > 0 ? conflictOf(step) : null,
        updatedAt: step?.document.updatedAt ?? null,
      };
    },

    async takeOut(viewer: Viewer, id: number, key: string): Promise<void> {
      requireEditor(viewer);
      await database.transaction(async (trx) => {
        const set = await lockedOpenSet(parts, trx, id);
        await requireMayChange(viewer, trx, set);
        const deleted = trx.deleteFrom("changeSetDocument").where("changeSetId", "=", set.id).where("key", "=", key);
        const { numDeletedRows } = await deleted.executeTakeFirst();
        if (numDeletedRows === 0n) throw new HttpError(404, "This is not in these changes.");
      });
    },
  };
}

function conflictOf({ document, current: { place, data }, disputed }: Step): OpenDraft["conflict"] {
  const { collection } = place;
  const [before, theirs] = [baseOf(collection, document), data].map((one) => nested(collection.fields, one, "always"));
  return { disputed, before: before!, theirs: theirs! };
}

function documentIn(trx: Executor, id: number, key: string): Promise<SetDocumentRow | undefined> {
  const all = trx.selectFrom("changeSetDocument").selectAll();
  return all.where("changeSetId", "=", id).where("key", "=", key).executeTakeFirst();
}

function refuseStale(known: SetDocumentRow | undefined, { expected, isNew }: PutOptions): void {
  if (isNew && known) throw new HttpError(412, IN_IT);
  if (expected === undefined || expected === known?.revision) return;
  throw new HttpError(412, STALE, { current: known && shownDocument(known)[0] });
}

/** Returns the version that was changed: the published one, or an earlier one. */
async function baseNow({ is, data, row }: Current, trx: Executor, { base }: PutOptions) {
  const revision = row?.revision ?? 0;
  if (is === "nothing") return { base: null, baseRevision: 0 };
  if (base === undefined || base === revision || !row) return { base: JSON.stringify(data), baseRevision: revision };
  // 0 is the revision of a file that was never edited; its text became version 1.
  const version = await versionOf(trx, row.id, Math.max(1, base));
  return { base: version.data, baseRevision: base };
}

type Given = Pick<SetDocumentRow, "changeSetId" | "key" | "revision" | "data" | "updatedAt" | "updatedBy"> &
  Partial<Pick<SetDocumentRow, "base" | "baseRevision">>;

async function store(trx: Executor, { changeSetId, key, ...saved }: Given): Promise<void> {
  await trx
    .insertInto("changeSetDocument")
    .values({ base: null, baseRevision: 0, ...saved, changeSetId, key, replaced: null })
    .onConflict((conflict) => conflict.columns(["changeSetId", "key"]).doUpdateSet(saved))
    .execute();
}

async function linkPictures(trx: Executor, changeSetId: number, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto("changeSetPicture")
    .values(hashes.map((picture) => ({ changeSetId, picture })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
