/** Reads sets for administrators. Visitors see nothing of an unpublished set. */
import { changesBetween } from "../../../domain/collections/changes.ts";
import { isSame } from "../../../domain/collections/collection.ts";
import { kindOf, type ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { ListPage } from "../../../domain/cursor.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import { readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import { readData } from "../../../platform/documents/store.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { withoutMistakes } from "../content/content-preview.server.ts";
import { titleOf, type Parts } from "../content/content-store.server.ts";
import { namesAt } from "../content/field-paths.server.ts";
import { checkedData, firstProblem, planOf } from "./change-set-plan.server.ts";
import {
  baseOf,
  documentsIn,
  newSessionsIn,
  setRow,
  stateOf,
  tagOf,
  type SetDocumentRow,
  type SetRow,
  type Step,
} from "./change-set-store.server.ts";
import type { ChangeSet, ChangeSetDocument, ChangeSetEntry } from "./change-set.ts";

export function reading(parts: Parts) {
  const { kysely } = parts.database;
  const all = () => kysely.selectFrom("changeSet").selectAll();

  async function entriesOf(rows: SetRow[]): Promise<ChangeSetEntry[]> {
    const ids = rows.map(({ id }) => id);
    const documents = await documentsIn(kysely, ids);
    const sessions = await newSessionsIn(kysely, ids);
    return rows.map((row) => ({ ...entryOf(row, sessions), documents: documents.filter(isIn(row)).flatMap(nameOf) }));
  }

  return {
    async page(viewer: Viewer, options: PageOptions): Promise<ListPage<ChangeSetEntry>> {
      requireEditor(viewer);
      const { rows, ...places } = await readPage(all(), ["id"], options);
      return { ...places, rows: await entriesOf(rows) };
    },

    /** Returns sets that can still be changed, newest first. */
    async listOpen(viewer: Viewer): Promise<ChangeSetEntry[]> {
      requireEditor(viewer);
      return entriesOf(await all().where("publishedAt", "is", null).orderBy("id", "desc").execute());
    },

    /** Returns the first problem of each scheduled set in `sets` that cannot be published as it is, by id. */
    async findBlocked(viewer: Viewer, sets: ChangeSetEntry[]): Promise<Map<number, string>> {
      requireEditor(viewer);
      const ids = sets.filter(({ state }) => state === "scheduled").map(({ id }) => id);
      const documents = await documentsIn(kysely, ids);
      const problems = ids.map(async (id) => {
        const problem = firstProblem(await planOf(parts, kysely, documents.filter(isIn({ id }))));
        return problem ? [[id, problem] as const] : [];
      });
      return new Map((await Promise.all(problems)).flat());
    },

    async find(viewer: Viewer, id: number): Promise<ChangeSet> {
      requireEditor(viewer);
      const row = await setRow(kysely, id);
      const documents = await documentsIn(kysely, [row.id]);
      const plan = row.publishedAt ? [] : await planOf(parts, kysely, documents);
      const steps = new Map(plan.map((step) => [step.document.key, step]));
      return {
        ...entryOf(row, await newSessionsIn(kysely, [row.id])),
        tag: tagOf(documents),
        documents: documents.flatMap((document) => shownDocument(document, steps.get(document.key))),
      };
    },

    /** Returns the content as if the set were published. A mistake is replaced by the published value. */
    async preview(viewer: Viewer, id: number): Promise<{ title: string; content: Content }> {
      requireEditor(viewer);
      const row = await setRow(kysely, id);
      const steps = row.publishedAt ? [] : await planOf(parts, kysely, await documentsIn(kysely, [row.id]));
      return { title: row.title, content: await parts.live.withDocuments(withoutProblems(parts, steps)) };
    },
  };
}

/** A document that is incomplete even with its published values is left out. */
function withoutProblems(parts: Parts, steps: Step[]): ContentData {
  const all = new Map([...parts.live.data(), ...steps.map(({ document, data }) => [document.key, data] as const)]);
  const documents = steps.flatMap(({ document, current: { place, data: now }, data }) => {
    const problemsIn = (given: object) => checkedData(parts, place, given, all).problems;
    const shown = withoutMistakes(place.collection.fields, data, now, problemsIn);
    return shown.missing ? [] : [[document.key, shown.data] as const];
  });
  return new Map(documents);
}

const isIn = (row: Pick<SetRow, "id">) => (document: SetDocumentRow) => document.changeSetId === row.id;

function entryOf(row: SetRow, sessions: Set<number>): Omit<ChangeSetEntry, "documents"> {
  return { ...row, state: stateOf(row), isNewSession: sessions.has(row.id) };
}

function nameOf(document: SetDocumentRow) {
  const place = kindOf(document.key);
  return place ? [{ key: document.key, title: titleOf(place, dataIn(place, document)) }] : [];
}

const dataIn = ({ collection }: ContentPlace, { data }: SetDocumentRow) => readData(collection.fields, data);

/** `step` is its planned change, if the set is not published. */
export function shownDocument(document: SetDocumentRow, step?: Step): ChangeSetDocument[] {
  const { key, revision, base, baseRevision, updatedAt, updatedBy } = document;
  const replaces = document.replaced ?? step?.current.is;
  const place = kindOf(key);
  if (!place) return [];
  const { collection, page } = place;
  const data = dataIn(place, document);
  const before = baseOf(collection, document);
  const problems = step?.problems ?? {};
  const [wrong] = namesAt(collection.fields, Object.keys(problems));
  const changed = Object.keys(collection.fields).find((name) => !isSame(before[name], data[name]));
  return [
    {
      key,
      title: titleOf(place, data),
      page,
      revision,
      data: nested(collection.fields, data, "always"),
      baseRevision,
      isNew: base === null || replaces === "draft",
      changes: changesBetween(collection.fields, before, data),
      firstField: wrong ?? changed ?? null,
      problems,
      updatedAt,
      updatedBy,
    },
  ];
}
