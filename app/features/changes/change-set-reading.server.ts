/** Sets as administrators see them. Visitors see nothing of a set that is not published. */
import { changesBetween } from "../../../domain/collections/changes.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { ListPage } from "../../../domain/cursor.ts";
import type { Viewer } from "../../../domain/session.ts";
import { readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import { readData } from "../../../platform/documents/store.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { titleOf, type Parts } from "../content/content-store.server.ts";
import { planOf } from "./change-set-plan.server.ts";
import {
  baseOf,
  documentsIn,
  setRow,
  stateOf,
  tagOf,
  type SetDocumentRow,
  type SetRow,
} from "./change-set-store.server.ts";
import type { ChangeSet, ChangeSetDocument, ChangeSetEntry } from "./change-set.ts";

export function reading(parts: Parts) {
  const { kysely } = parts.database;
  const all = () => kysely.selectFrom("changeSet").selectAll();

  async function entriesOf(rows: SetRow[]): Promise<ChangeSetEntry[]> {
    const ids = rows.map(({ id }) => id);
    const documents = await documentsIn(kysely, ids);
    return rows.map((row) => ({ ...entryOf(row), documents: documents.filter(isIn(row)).flatMap(nameOf) }));
  }

  return {
    /** Newest first. @throws {HttpError} 401, 403 */
    async page(viewer: Viewer, options: PageOptions): Promise<ListPage<ChangeSetEntry>> {
      requireEditor(viewer);
      const { rows, ...places } = await readPage(all(), NEWEST_FIRST, options);
      return { ...places, rows: await entriesOf(rows) };
    },

    /** Those that can still be changed, newest first. @throws {HttpError} 401, 403 */
    async listOpen(viewer: Viewer): Promise<ChangeSetEntry[]> {
      requireEditor(viewer);
      return entriesOf(await all().where("publishedAt", "is", null).orderBy("id", "desc").execute());
    },

    /** @throws {HttpError} 401, 403, 404 */
    async find(viewer: Viewer, id: number | undefined): Promise<ChangeSet> {
      requireEditor(viewer);
      const row = await setRow(kysely, id);
      const documents = await documentsIn(kysely, [row.id]);
      const plan = row.publishedAt ? [] : await planOf(parts, kysely, documents);
      const problems = new Map(plan.map((step) => [step.document.key, step.problems]));
      return {
        ...entryOf(row),
        tag: tagOf(documents),
        documents: documents.flatMap((document) => shownDocument(document, problems.get(document.key))),
      };
    },
  };
}

const NEWEST_FIRST = { columns: ["id"] as [string], cursorOf: ({ id }: { id: number }) => ({ id }) };
const isIn = (row: SetRow) => (document: SetDocumentRow) => document.changeSetId === row.id;

function entryOf(row: SetRow): Omit<ChangeSetEntry, "documents"> {
  const { id, title, createdAt, createdBy, publishAt, publishBy, problem, publishedAt, undoneAt, undoneBy } = row;
  const state = stateOf(row);
  return { id, title, state, createdAt, createdBy, publishAt, publishBy, publishedAt, undoneAt, undoneBy, problem };
}

function nameOf({ key, data }: SetDocumentRow) {
  const place = kindOf(key);
  return place ? [{ key, title: titleOf(place, readData(place.collection.fields, data)) }] : [];
}

export function shownDocument(document: SetDocumentRow, problems: Record<string, string> = {}): ChangeSetDocument[] {
  const { key, revision, base, baseRevision, updatedAt, updatedBy } = document;
  const place = kindOf(key);
  if (!place) return [];
  const { collection, page } = place;
  const data = readData(collection.fields, document.data);
  return [
    {
      key,
      title: titleOf(place, data),
      page,
      revision,
      data: nested(collection.fields, data, "always"),
      baseRevision,
      isNew: base === null,
      changes: changesBetween(collection.fields, baseOf(collection, document), data),
      problems,
      updatedAt,
      updatedBy,
    },
  ];
}
