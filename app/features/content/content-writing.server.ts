/** Each write is one transaction, and a revision that can be restored. */
import { isSame } from "../../../domain/collections/collection.ts";
import { isRemovable, type ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { isWithdrawn, WITHDRAWN } from "../../../platform/content/live-content.ts";
import { raiseSiteVersion } from "../../../platform/database/site-version.ts";
import { withStoredPictures } from "../../../platform/documents/document-pictures.ts";
import { insertDocument, saveDocument, type Change } from "../../../platform/documents/document-writes.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { savedByOf, type SaveOptions } from "../../../platform/documents/editing.ts";
import { versionOf } from "../../../platform/documents/history.ts";
import { runOnce } from "../../../platform/documents/idempotency-key.ts";
import {
  lockedRowOf,
  readData,
  requireNotDeleted,
  rowOf,
  type DocumentRow,
} from "../../../platform/documents/store.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { checkedAlone, checkedInput, typedInput } from "./content-input.server.ts";
import {
  contentAt,
  documentsOf,
  NEEDED,
  noSuchContent,
  placeOf,
  publishableAt,
  revisionSeen,
  rowWith,
  shownRow,
  takeOver,
  type Parts,
} from "./content-store.server.ts";
import type { ContentDocument } from "./content.ts";

const TAKEN = "There is already one with this address. Choose another title.";
const DELETED = "It was deleted. Restore it under “Trash”, “Deleted posts and teams”.";
const CHANGED_SINCE = "Someone else has published another change since. Choose a version in the history.";
const NOT_AGAIN = "This version is incomplete, or one of its pictures is gone. It cannot be published again.";

type Put = Pick<SaveOptions, "key" | "expected">;
type Removal = { toFile: boolean; expected?: number | undefined };
/** The row with this id, and the revision that the call replaces. */
type Target = { id: number; expected?: number | undefined };
type New = { by: string; publishedAt: string | null };
/** An idempotency key, and the hash of its request. */
type Once = { key?: string; request: string };

export function contentWriting(parts: Parts) {
  const { database, live } = parts;

  /** Returns undefined if the key is used already, even in the trash. */
  async function create(place: ContentPlace, data: object, { by, publishedAt }: New): Promise<DocumentRow | undefined> {
    return documentsOf(parts, place).store.write(async (trx) => {
      await lockName(database, trx, place.collection.name);
      const row = await insertNew(trx, place, data, { by, publishedAt });
      if (row && publishedAt) await raiseSiteVersion(trx);
      return row;
    });
  }

  async function insertNew(trx: Executor, place: ContentPlace, data: object, { by, publishedAt }: New) {
    if (await rowWith(trx, place)) return undefined;
    const stored = await withStoredPictures(trx, place.collection.fields, data, database.kind);
    return insertDocument(place, trx, stored as never, { by, publishedAt, key: place.key });
  }

  /** Locks the row. @throws {HttpError} 412 with the current document if it has another revision than `expected` */
  async function change(
    place: ContentPlace,
    { id, expected }: Target,
    work: (trx: Executor, before: DocumentRow) => Promise<DocumentRow>,
  ): Promise<DocumentRow> {
    const { store } = documentsOf(parts, place);
    const { before, after } = await store.write(async (trx) => {
      const row = await lockedRowOf(store, trx, id);
      const seen = revisionSeen(row, expected);
      return { before: row, after: seen === undefined || seen === row.revision ? await work(trx, row) : undefined };
    });
    if (after) return after;
    const current = { ...(await shownRow(parts, place, before)), savedBy: await savedByOf(database.kysely, before) };
    throw new HttpError(412, CHANGED_SINCE, { current });
  }

  /** Restores it from the trash too. A text that equals the file changes with the file again. */
  async function show(
    place: ContentPlace,
    target: Target,
    data: object,
    { fileHash, ...saved }: Change & { fileHash?: string },
  ): Promise<ContentDocument> {
    const { fields } = place.collection;
    const file = live.file(place.key);
    const row = await change(place, target, async (trx, before) => {
      const stored = await withStoredPictures(trx, fields, data, database.kind);
      const isFile = file !== undefined && isSame(stored, file.data);
      const publishedAt = isFile ? null : (before.publishedAt ?? new Date().toISOString());
      const isHidden = isWithdrawn(before);
      const isSameState = !before.deletedAt && !isHidden && before.publishedAt === publishedAt;
      if (isSameState && isSame(readData(fields, before.data), stored)) return before;
      const hash = isFile || isHidden ? file?.hash : fileHash;
      const after = { data: stored as never, publishedAt, deletedAt: null, fileHash: hash };
      return saveDocument(place, trx, before, after, isHidden ? { ...saved, action: "published" } : saved);
    });
    return shownRow(parts, place, row);
  }

  /** Creates a draft; `data` may be incomplete, in the nested shape. */
  async function begin(viewer: Viewer, key: string, data: object): Promise<ContentDocument> {
    const { by, place, file, row: other } = await contentAt(parts, viewer, key);
    const typed = typedInput(place, data);
    const row = file || other ? undefined : await create(place, typed, { by, publishedAt: null });
    if (row) return shownRow(parts, place, row);
    const message = other?.deletedAt ? DELETED : TAKEN;
    throw fieldError("key", message);
  }

  return {
    begin,

    /** Creates a draft with the first free key; the same draft for each call with the same idempotency key. */
    async beginWithFreeKey(viewer: Viewer, keys: string[], data: object, once: Once): Promise<ContentDocument> {
      const by = requireEditor(viewer);
      const places = keys.filter((key) => !live.file(key)).map(placeOf);
      const [first = placeOf(keys[0]!)] = places;
      const typed = typedInput(first, data);
      const insert = async (trx: Executor) => {
        await lockName(database, trx, first.collection.name);
        for (const place of places) {
          const row = await insertNew(trx, place, typed, { by, publishedAt: null });
          if (row) return row;
        }
        throw new HttpError(400, TAKEN);
      };
      const id = await documentsOf(parts, first).store.write((trx) =>
        runOnce(trx, { email: by, ...once }, () => insert(trx)),
      );
      const row = await rowOf(first, database.kysely, id);
      return shownRow(parts, placeOf(row.key!), row);
    },

    /** Creates a draft with the same text. */
    async duplicate(viewer: Viewer, key: string, copy: string): Promise<ContentDocument> {
      const { place, file, row } = await contentAt(parts, viewer, key);
      if (row?.deletedAt || (!row && !file) || placeOf(copy).collection !== place.collection) throw noSuchContent();
      const { data } = await shownRow(parts, place, row);
      return begin(viewer, copy, data);
    },

    /** Publishes a whole document. @throws {HttpError} 400, 401, 403, 404, 412 with the current one */
    async put(viewer: Viewer, key: string, input: unknown, { expected, ...once }: Put = {}): Promise<ContentDocument> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      const data = checkedInput(live, place, input);
      if (!file && !known) {
        if (expected) throw noSuchContent();
        const created = await create(place, data, { by, publishedAt: new Date().toISOString() });
        if (created) return shownRow(parts, place, created);
      }
      const row = await takeOver(parts, place);
      if (row.deletedAt && expected !== undefined) throw noSuchContent();
      if (row.deletedAt) return show(place, { id: row.id }, data, { by, action: "restored", fileHash: file?.hash });
      const options = { ...once, expected: revisionSeen(row, expected), draft: false, fileHash: file?.hash };
      return documentsOf(parts, place).save(viewer, row.id, data, options);
    },

    /** Moves it to the trash; with `toFile` visitors read the file again. */
    async remove(viewer: Viewer, key: string, { toFile, expected }: Removal): Promise<void> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      if (toFile && !file) throw new HttpError(400, "There is no file to go back to.");
      if (!toFile && !isRemovable(key)) throw new HttpError(400, NEEDED);
      if (known?.deletedAt || (!known && (toFile || !file))) throw noSuchContent();
      const { id } = known ?? (await takeOver(parts, place));
      if (toFile && file) await show(place, { id, expected }, file.data, { by, action: "restored" });
      else
        await change(place, { id, expected }, (trx, row) => {
          const deleted = { deletedAt: new Date().toISOString() };
          return saveDocument(place, trx, requireNotDeleted(place, row), deleted, { by, action: "deleted" });
        });
    },

    /** Makes a published text a draft again; visitors do not read its file either. @throws {HttpError} as `remove` */
    async withdraw(viewer: Viewer, key: string, expected?: number): Promise<void> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      if (!isRemovable(key)) throw new HttpError(400, NEEDED);
      if (known?.deletedAt || (!known && !file)) throw noSuchContent();
      const { id } = known ?? (await takeOver(parts, place));
      await change(place, { id, expected }, async (trx, row) => {
        const before = requireNotDeleted(place, row);
        if (isWithdrawn(before)) return before;
        const hidden = { publishedAt: null, fileHash: WITHDRAWN };
        return saveDocument(place, trx, before, hidden, { by, action: "withdrawn" });
      });
    },

    /** Publishes an earlier version, also out of the trash. */
    async restore(viewer: Viewer, key: string, revision: number, expected?: number): Promise<ContentDocument> {
      const { by, place, file, row } = await publishableAt(parts, viewer, key);
      if (!row) throw noSuchContent();
      const target = { id: row.id, expected };
      // A deleted draft becomes a draft again: it may be incomplete.
      if (row.deletedAt && !row.publishedAt && (!file || isWithdrawn(row))) {
        const restored = await change(place, target, async (trx, before) =>
          before.deletedAt ? saveDocument(place, trx, before, { deletedAt: null }, { by, action: "restored" }) : before,
        );
        return shownRow(parts, place, restored);
      }
      const version = await versionOf(database.kysely, row.id, revision);
      const { fields } = place.collection;
      const stored = readData(fields, version.data);
      // The file of an optional page may be empty, which a form does not allow.
      const isFile = file !== undefined && isSame(stored, file.data);
      const data = isFile ? stored : checkedAlone(live, place, nested(fields, stored, "always"), NOT_AGAIN);
      return show(place, target, data, { by, action: "restored" });
    },
  };
}
