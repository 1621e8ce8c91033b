/** What administrators can do with the texts and pictures of the site: the files of content/ and their edited versions. */
import { zip, type Zippable } from "fflate";
import { complete, isSame } from "../../../domain/collections/collection.ts";
import { flat, nested } from "../../../domain/content/nested.ts";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { CONTENT_KINDS, isRemovable, kindOf, nameIn, type ContentPlace } from "../../../domain/content/kinds.ts";
import type { ListPage } from "../../../domain/cursor.ts";
import type { DocumentVersion } from "../../../domain/document.ts";
import type { Viewer } from "../../../domain/session.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import type { PageOptions } from "../../../platform/database/list-page.ts";
import { raiseSiteVersion } from "../../../platform/database/site-version.ts";
import { withStoredPictures } from "../../../platform/documents/document-pictures.ts";
import { documents } from "../../../platform/documents/documents.ts";
import { insertDocument, saveDocument, type Change } from "../../../platform/documents/document-writes.ts";
import { lockCollection } from "../../../platform/documents/editing.ts";
import { versionOf } from "../../../platform/documents/history.ts";
import { lockedRowOf, readData, selectAll, type DocumentRow } from "../../../platform/documents/store.ts";
import type { TypedCopy } from "../../../platform/documents/working-copies.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { exportedFiles } from "./content-export.server.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { previewOf } from "./content-preview.server.ts";
import { checkedAlone, checkedInput } from "./content-input.server.ts";
import type { ContentDocument, ContentEntry, DeletedContent } from "./content.ts";
import {
  documentsOf,
  entryOf,
  noSuchContent,
  placeOf,
  rowWith,
  shown,
  takeOver,
  type Parts,
} from "./content-store.server.ts";

export type ContentService = ReturnType<typeof contentService>;

type AllParts = Parts & {
  media: Pick<MediaService, "read">;
  /** The folder content/. */
  source: string;
};

const TAKEN = "There is already one with this address. Choose another title.";
const DELETED = "It was deleted. Restore it under “Deleted”, at the end of the list.";

export function contentService(parts: AllParts) {
  const { database, live } = parts;
  /** Undefined if there is one with this key already, in the trash or not. */
  async function create(
    place: ContentPlace,
    data: object,
    { by, publishedAt }: { by: string; publishedAt: string | null },
  ): Promise<DocumentRow | undefined> {
    return documentsOf(parts, place).store.write(async (trx) => {
      await lockCollection({ collection: place.collection, database }, trx);
      if (await selectAll(place, trx).where("key", "=", place.key).executeTakeFirst()) return undefined;
      const stored = await withStoredPictures(trx, place.collection.fields, data, database.kind);
      const row = await insertDocument(place, trx, stored as never, { by, publishedAt, key: place.key });
      if (publishedAt) await raiseSiteVersion(trx);
      return row;
    });
  }

  /** In one transaction, out of the trash too. A text that is the file's follows the file. */
  async function show(
    place: ContentPlace,
    id: number,
    data: object,
    { fileHash, ...change }: Change & { fileHash?: string },
  ): Promise<ContentDocument> {
    const { store } = documentsOf(parts, place);
    const { fields } = place.collection;
    const file = live.file(place.key);
    const row = await store.write(async (trx) => {
      const before = await lockedRowOf(store, trx, id);
      const stored = await withStoredPictures(trx, fields, data, database.kind);
      const isFile = file !== undefined && isSame(stored, file.data);
      const publishedAt = isFile ? null : (before.publishedAt ?? new Date().toISOString());
      const isSameState = !before.deletedAt && before.publishedAt === publishedAt;
      if (isSameState && isSame(readData(fields, before.data), stored)) return before;
      const after = { data: stored as never, publishedAt, deletedAt: null, fileHash };
      return saveDocument(store, trx, before, after, change);
    });
    return shown(parts, place, row);
  }

  // What they do is the same for each kind of content.
  const { emptyTrash, removeOldWorkingCopies } = documents({
    ...parts,
    collection: CONTENT,
    settle: (after) => after,
    present: async (found) => found,
  });

  return {
    removeOldWorkingCopies,

    /** Without its row a deleted file would be shown again. */
    emptyTrash: (now?: Date) => emptyTrash(now, ({ key }) => live.file(key!) !== undefined),

    /** All texts and pictures as files. @throws {HttpError} 401, 403 */
    async zip(viewer: Viewer): Promise<Uint8Array> {
      requireAdmin(viewer);
      const files: Zippable = {};
      // Pictures are compressed already.
      for await (const [name, bytes] of exportedFiles(parts, parts.source))
        files[`content/${name}`] = [bytes, { level: 0 }];
      return new Promise((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))));
    },

    /** Everything that can be edited, in the order of the site. @throws {HttpError} 401, 403 */
    async list(viewer: Viewer): Promise<ContentEntry[]> {
      requireAdmin(viewer);
      const rows = await database.kysely
        .selectFrom("document")
        .leftJoin("documentVersion", (join) =>
          join.onRef("documentId", "=", "id").onRef("documentVersion.revision", "=", "document.revision"),
        )
        .selectAll("document")
        .select("savedBy as updatedBy")
        .where("collection", "=", CONTENT.name)
        .execute();
      const byKey = new Map(rows.map((row) => [row.key!, row]));
      const keys = new Set([...live.fileKeys(), ...byKey.keys()]);
      return [...keys]
        .filter((key) => !byKey.get(key)?.deletedAt)
        .flatMap((key) => kindOf(key) ?? [])
        .map((place) => entryOf(live, place, byKey.get(place.key)))
        .sort((one, other) => orderOf(one) - orderOf(other));
    },

    /** What can be restored, latest deleted first. @throws {HttpError} 401, 403 */
    async listDeleted(viewer: Viewer): Promise<DeletedContent[]> {
      requireAdmin(viewer);
      const rows = selectAll({ collection: CONTENT }, database.kysely).where("deletedAt", "is not", null);
      return (await rows.orderBy("deletedAt", "desc").execute()).flatMap((row) => {
        const place = kindOf(row.key!);
        if (!place) return [];
        const title: unknown = Reflect.get(readData(place.collection.fields, row.data), "title");
        const { revision, deletedAt } = row;
        return { key: row.key!, title: String(title || place.title), revision, deletedAt: deletedAt! };
      });
    },

    /** @throws {HttpError} 401, 403, 404 */
    async find(viewer: Viewer, key: string): Promise<ContentDocument> {
      requireAdmin(viewer);
      const place = placeOf(key);
      const row = await rowWith(parts, place);
      if (row?.deletedAt || (!row && !live.file(key))) throw noSuchContent();
      return shown(parts, place, row);
    },

    /** Publishes a whole document. @throws {HttpError} 400, 401, 403, 404, 412 with the current one */
    async put(viewer: Viewer, key: string, input: unknown, expected?: number): Promise<ContentDocument> {
      const by = requireAdmin(viewer);
      const place = placeOf(key);
      const data = checkedInput(live, place, input);
      const file = live.file(key);
      if (!file && !(await rowWith(parts, place))) {
        if (expected) throw noSuchContent();
        const created = await create(place, data, { by, publishedAt: new Date().toISOString() });
        if (created) return shown(parts, place, created);
      }
      const row = await takeOver(parts, place);
      if (row.deletedAt && expected !== undefined) throw noSuchContent();
      if (row.deletedAt) return show(place, row.id, data, { by, action: "restored", fileHash: file?.hash });
      // 0 is the revision of a file that was never edited. Taking it over made revision 1.
      const seen = expected === 0 && row.revision === 1 && !row.publishedAt ? 1 : expected;
      const options = { expected: seen, draft: false, fileHash: file?.hash };
      return documentsOf(parts, place).save(viewer, row.id, data, options);
    },

    /** A new draft; `data` may be incomplete, in the nested shape. @throws {HttpError} 400, 401, 403, 404 */
    async begin(viewer: Viewer, key: string, data: object): Promise<ContentDocument> {
      const by = requireAdmin(viewer);
      const place = placeOf(key);
      const { fields } = place.collection;
      const typed = parseInput(typedSchema(fields), onlyGiven(flat(fields, data)));
      const isTaken = live.file(key) !== undefined;
      const row = isTaken ? undefined : await create(place, complete(fields, typed), { by, publishedAt: null });
      if (!row) throw new HttpError(400, (await rowWith(parts, place))?.deletedAt ? DELETED : TAKEN);
      return shown(parts, place, row);
    },

    /** A new draft with the same text. @throws {HttpError} 400, 401, 403, 404 */
    async duplicate(viewer: Viewer, key: string, copy: string): Promise<ContentDocument> {
      const { data } = await this.find(viewer, key);
      if (placeOf(copy).collection !== placeOf(key).collection) throw noSuchContent();
      return this.begin(viewer, copy, data);
    },

    /** @throws {HttpError} as `previewOf` */
    preview: (viewer: Viewer, key: string) => previewOf(parts, viewer, key),

    /** Puts it into the trash; with `toFile` visitors read the file again. @throws {HttpError} 400, 401, 403, 404 */
    async remove(viewer: Viewer, key: string, { toFile }: { toFile: boolean }): Promise<void> {
      const by = requireAdmin(viewer);
      const place = placeOf(key);
      const file = live.file(key);
      if (toFile && !file) throw new HttpError(400, "There is no file to go back to.");
      if (!toFile && !isRemovable(key))
        throw new HttpError(400, "A page of the site needs this, so it can only be changed.");
      const existing = await rowWith(parts, place);
      if (existing?.deletedAt || (!existing && (toFile || !file))) throw noSuchContent();
      const row = existing ?? (await takeOver(parts, place));
      if (toFile && file) await show(place, row.id, file.data, { by, action: "withdrawn" });
      else await documentsOf(parts, place).remove(viewer, row.id);
    },

    /** Newest first. @throws {HttpError} 401, 403, 404 */
    async versions(viewer: Viewer, key: string, options: PageOptions): Promise<ListPage<DocumentVersion>> {
      requireAdmin(viewer);
      const place = placeOf(key);
      const row = await rowWith(parts, place);
      if (row) return documentsOf(parts, place).history(viewer, row.id, options);
      if (!live.file(key)) throw noSuchContent();
      return { rows: [], older: null, newer: null };
    },

    /** Publishes an earlier version again, also out of the trash. @throws {HttpError} 400, 401, 403, 404 */
    async restore(viewer: Viewer, key: string, revision: number | undefined): Promise<ContentDocument> {
      const by = requireAdmin(viewer);
      const place = placeOf(key);
      const row = await rowWith(parts, place);
      if (!row) throw noSuchContent();
      // A deleted draft is a draft again: it may be incomplete.
      if (row.deletedAt && !row.publishedAt && !live.file(key))
        return documentsOf(parts, place).restore(viewer, row.id);
      const version = await versionOf(database.kysely, row.id, revision);
      const { fields } = place.collection;
      const stored = readData(fields, version.data);
      // The file of an optional page may be empty, which a form refuses.
      const isFile = isSame(stored, live.file(key)?.data ?? {});
      const data = isFile ? stored : checkedAlone(live, place, nested(fields, stored, "always"), NOT_AGAIN);
      return show(place, row.id, data, { by, action: "restored" });
    },

    workingCopies: {
      /** @throws {HttpError} 401, 403, 404 */
      async find(viewer: Viewer, key: string) {
        requireAdmin(viewer);
        const place = placeOf(key);
        const row = await rowWith(parts, place);
        return row ? documentsOf(parts, place).findWorkingCopy(viewer, row.id) : null;
      },
      /** @throws {HttpError} 401, 403, 404 */
      async store(viewer: Viewer, key: string, typed: TypedCopy): Promise<void> {
        requireAdmin(viewer);
        const place = placeOf(key);
        const row = await takeOver(parts, place);
        await documentsOf(parts, place).storeWorkingCopy(viewer, row.id, typed);
      },
      /** @throws {HttpError} 401, 403, 404 */
      async remove(viewer: Viewer, key: string): Promise<void> {
        requireAdmin(viewer);
        const place = placeOf(key);
        const row = await rowWith(parts, place);
        if (row) await documentsOf(parts, place).removeWorkingCopy(viewer, row.id);
      },
    },
  };
}

const NOT_AGAIN = "This version is incomplete, or one of its pictures is gone. It cannot be published again.";

const onlyGiven = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function orderOf({ key }: ContentEntry): number {
  return CONTENT_KINDS.findIndex((kind) => nameIn(kind, key) !== undefined);
}
