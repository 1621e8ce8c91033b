/** Reads content for administrators. Visitors read the snapshot (platform/content/live-content.ts). */
import { zip, type Zippable } from "fflate";
import { changesBetween } from "../../../domain/collections/changes.ts";
import { blogCollection } from "../../../domain/content/blogs.ts";
import { CONTENT_KINDS, kindOf, nameIn } from "../../../domain/content/kinds.ts";
import { unchangedSettings, type Setting } from "../../../domain/content/site.ts";
import type { ListPage, PagePlace } from "../../../domain/cursor.ts";
import type { DocumentVersion } from "../../../domain/document.ts";
import type { Viewer } from "../../../domain/session.ts";
import { fieldError } from "../../../platform/http-error.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import {
  countRows,
  MAX_ROWS,
  NO_PLACE,
  readPage,
  ROWS_PER_PAGE,
  type PageOptions,
} from "../../../platform/database/list-page.ts";
import { onCurrentVersion, readData, selectAll, selectUndeleted } from "../../../platform/documents/store.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { exportedFiles } from "./content-export.server.ts";
import { previewOf } from "./content-preview.server.ts";
import { contentAt, documentsOf, entryOf, noSuchContent, shownRow, type Parts } from "./content-store.server.ts";
import { foundIn } from "./content-search.server.ts";
import {
  isPost,
  type ChangedFile,
  type ContentDocument,
  type ContentEntry,
  type DeletedContent,
  type FoundContent,
} from "./content.ts";

export type ReadingParts = Parts & {
  media: Pick<MediaService, "read">;
  source: string;
};

type PostsPage = ListPage<ContentEntry> & { others: ContentEntry[] };

/** Omits the texts, which the list does not show. */
const COLUMNS = ["key", "document.revision", "publishedAt", "updatedAt", "deletedAt", "fileHash"] as const;

export function contentReading(parts: ReadingParts) {
  const { live } = parts;
  const { kysely } = parts.database;

  /** Returns everything that can be edited, in the order of the site: years and posts are last, newest first. */
  async function list(viewer: Viewer): Promise<ContentEntry[]> {
    requireEditor(viewer);
    const rows = await kysely
      .selectFrom("document")
      .leftJoin("documentVersion", onCurrentVersion)
      .select([...COLUMNS, "savedBy as updatedBy"])
      .where("collection", "=", CONTENT.name)
      .execute();
    const drafts = await draftsOfPosts();
    const dateOf = ({ key }: ContentEntry) =>
      isPost({ key }) ? String(Reflect.get(live.data().get(key) ?? drafts.get(key) ?? {}, "date")) : "";
    const byKey = new Map(rows.map((row) => [row.key!, { ...row, data: drafts.get(row.key!) }]));
    const keys = new Set([...live.fileKeys(), ...byKey.keys()]);
    return [...keys]
      .filter((key) => !byKey.get(key)?.deletedAt)
      .flatMap((key) => kindOf(key) ?? [])
      .map((place) => entryOf(live, place, byKey.get(place.key)))
      .sort(
        (one, other) =>
          orderOf(one) - orderOf(other) || dateOf(other).localeCompare(dateOf(one)) || other.key.localeCompare(one.key),
      );
  }

  async function draftsOfPosts(): Promise<Map<string, object>> {
    const drafts = selectUndeleted({ collection: CONTENT }, kysely).where("publishedAt", "is", null);
    const rows = await drafts.where("key", "like", "blogs/%").execute();
    return new Map(rows.map(({ key, data }) => [key!, readData(blogCollection.fields, data)]));
  }

  return {
    /** Returns all texts, pictures and reports of events as files. */
    async zip(viewer: Viewer): Promise<Uint8Array> {
      requireEditor(viewer);
      const files: Zippable = {};
      // Pictures are compressed already.
      for await (const [name, bytes] of exportedFiles(parts, parts.source))
        files[`content/${name}`] = [bytes, { level: 0 }];
      return new Promise((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))));
    },

    list,

    /** Returns a part of the list. `before` is the key of the entry in front of it. @throws {HttpError} 400 */
    async page(viewer: Viewer, options: PageOptions): Promise<ListPage<ContentEntry>> {
      const page = pageIn(await list(viewer), { limit: MAX_ROWS, ...options });
      if (options.before && page.rows.length === 0) throw fieldError("before", NO_PLACE);
      return page;
    },

    /**
     * Returns a page of posts, and on the first page all other documents in `others`. `rows` is empty if the post where
     * it begins was deleted. Lists only documents for which `isShown` is true.
     */
    async posts(
      viewer: Viewer,
      place: PagePlace,
      isShown: (entry: ContentEntry) => boolean = () => true,
    ): Promise<PostsPage> {
      const all = (await list(viewer)).filter(isShown);
      const page = pageIn(all.filter(isPost), place);
      return { ...page, others: page.newer ? [] : all.filter((entry) => !isPost(entry)) };
    },

    /** Returns settings that are still as in the file, if somebody edited others. */
    unchangedSettings(viewer: Viewer): Setting[] {
      requireEditor(viewer);
      const [now, file] = [live.data().get("site"), live.file("site")?.data];
      // Without an edit both are the same object.
      return now && file && now !== file ? unchangedSettings(now, file) : [];
    },

    /** Returns documents that contain the words of `query`. */
    async search(viewer: Viewer, query: string): Promise<FoundContent[]> {
      return foundIn(live, await list(viewer), query);
    },

    /** Returns documents that can be restored, latest deleted first. */
    async listDeleted(viewer: Viewer, options: PageOptions): Promise<ListPage<DeletedContent>> {
      requireEditor(viewer);
      const all = selectAll({ collection: CONTENT }, kysely).where("deletedAt", "is not", null);
      const { rows, ...places } = await readPage(all, ["deletedAt", "id"], options);
      const deleted = rows.flatMap((row) => {
        const place = kindOf(row.key!);
        if (!place) return [];
        const title: unknown = Reflect.get(readData(place.collection.fields, row.data), "title");
        const { revision, deletedAt } = row;
        return { key: row.key!, title: String(title || place.title), revision, deletedAt: deletedAt! };
      });
      return { ...places, rows: deleted };
    },

    async countDeleted(viewer: Viewer): Promise<number> {
      requireEditor(viewer);
      return countRows(selectAll({ collection: CONTENT }, kysely).where("deletedAt", "is not", null));
    },

    async find(viewer: Viewer, key: string): Promise<ContentDocument> {
      const { place, file, row } = await contentAt(parts, viewer, key);
      if (row?.deletedAt || (!row && !file)) throw noSuchContent();
      return shownRow(parts, place, row);
    },

    /** Returns the file if it was changed after the text was edited here. */
    async changedFile(viewer: Viewer, { key, fileChanged }: ContentEntry): Promise<ChangedFile | undefined> {
      const { place, file, row } = await contentAt(parts, viewer, key);
      const { fields } = place.collection;
      if (!file || !row || !fileChanged) return undefined;
      // A copy of the site can have files with an older date.
      const changedAt = file.changedAt > row.updatedAt ? file.changedAt : null;
      return { changedAt, changes: changesBetween(fields, readData(fields, row.data), file.data) };
    },

    /** @throws {HttpError} as `previewOf` */
    preview: (viewer: Viewer, key: string) => previewOf(parts, viewer, key),

    async versions(viewer: Viewer, key: string, options: PageOptions): Promise<ListPage<DocumentVersion>> {
      const { place, file, row } = await contentAt(parts, viewer, key);
      if (row) return documentsOf(parts, place).history(viewer, row.id, options);
      if (!file) throw noSuchContent();
      return { rows: [], older: null, newer: null };
    },
  };
}

function orderOf({ key }: ContentEntry): number {
  return CONTENT_KINDS.findIndex((kind) => nameIn(kind, key) !== undefined);
}

/** `before` and `after` are keys, because files have no id. A page that would not be full is replaced by the first. */
function pageIn(
  entries: ContentEntry[],
  { before, after, limit = ROWS_PER_PAGE }: PageOptions,
): ListPage<ContentEntry> {
  const indexOf = (wanted: string) => entries.findIndex(({ key }) => key === wanted);
  if (before && indexOf(before) < 0) return { rows: [], older: null, newer: null };
  const start = before ? indexOf(before) + 1 : after ? Math.max(0, indexOf(after) - limit) : 0;
  const rows = entries.slice(start, start + limit);
  const hasOlder = start + rows.length < entries.length;
  return { rows, older: hasOlder ? rows.at(-1)!.key : null, newer: start > 0 ? (rows[0]?.key ?? null) : null };
}
