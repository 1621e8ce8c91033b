/** The rows of change sets, and the current content. */
import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { complete } from "../../../domain/collections/collection.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { replacesFile } from "../../../platform/content/live-content.ts";
import type { ContentFile } from "../../../platform/content/read-files.ts";
import { locked, type Executor, type Tables } from "../../../platform/database/database.ts";
import { readData, type DocumentRow } from "../../../platform/documents/store.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { placeOf, requirePublisher, rowWith, type Parts } from "../content/content-store.server.ts";
import type { ChangeSetState, DocumentState } from "./change-set.ts";

export type SetRow = Selectable<Tables["changeSet"]>;
export type SetDocumentRow = Selectable<Tables["changeSetDocument"]>;

/** Sets of earlier releases could delete a document. They stored this instead of its data. */
export const isDeletion = ({ data }: Pick<SetDocumentRow, "data">) => data === "null";

/** The current state of a document. */
export type Current = {
  place: ContentPlace;
  file: ContentFile | undefined;
  /** The row may be in the trash. */
  row: DocumentRow | undefined;
  is: DocumentState;
  /** Complete data; empty for a missing document. */
  data: object;
};

/** A document of a set, and what the site has of it now. */
export type DraftAndCurrent = { document: SetDocumentRow; current: Current };

/** The planned change of one document. */
export type Step = DraftAndCurrent & {
  /** Includes changes of others. */
  data: object;
  /** Invalid fields, or fields that others changed, too: by path. */
  problems: FieldErrors;
  isDisputed: boolean;
  disputed: string[];
};

const NO_SET = "There are no such changes. They may have been deleted.";
const SESSION = "Only an administrator may change the next session.";
const OVER = "These changes were published already.";

export function stateOf({ publishAt, publishedAt }: SetRow): ChangeSetState {
  if (publishedAt) return "published";
  return publishAt ? "scheduled" : "open";
}

/** Returns the id of the new set. */
export async function begin(viewer: Viewer, title: string, executor: Executor): Promise<number> {
  const row = { title, createdAt: new Date().toISOString(), createdBy: requireEditor(viewer) };
  return (await executor.insertInto("changeSet").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function setRow(executor: Executor, id: number): Promise<SetRow> {
  const row = await selectSet(executor, id).executeTakeFirst();
  if (!row) throw new HttpError(404, NO_SET);
  return row;
}

/** The lock lasts until the transaction ends, so that a set is published once. */
export async function lockedSet({ database }: Parts, trx: Executor, id: number): Promise<SetRow> {
  const row = await locked(database, selectSet(trx, id)).executeTakeFirst();
  if (!row) throw new HttpError(404, NO_SET);
  return row;
}

export async function lockedOpenSet(parts: Parts, trx: Executor, id: number): Promise<SetRow> {
  const row = await lockedSet(parts, trx, id);
  requireOpen(row);
  return row;
}

export function requireOpen({ publishedAt }: SetRow): void {
  if (publishedAt) throw new HttpError(400, OVER);
}

/** Changes with each draft of a set. */
export function tagOf(documents: SetDocumentRow[]): string {
  const drafts = documents.map(({ key, data, base }) => [key, data, base]);
  return createHash("sha256").update(JSON.stringify(drafts)).digest("base64url").slice(0, 22);
}

/** The person must be allowed to publish all documents of a locked set, and `more`. */
export async function requirePublisherOf(viewer: Viewer, trx: Executor, { id }: SetRow, more: string[] = []) {
  requirePublisher(viewer, [...more, ...keysOf(await documentsIn(trx, [id]))]);
}

/**
 * An editor may not change a scheduled set, because it would be published without an administrator, nor the next
 * session, which only administrators prepare.
 */
export async function requireMayChange(viewer: Viewer, trx: Executor, set: SetRow, more?: string[]): Promise<void> {
  if (set.publishAt !== null) await requirePublisherOf(viewer, trx, set, more);
  if (!isAdmin(viewer) && (await newSessionsIn(trx, [set.id])).has(set.id)) throw new HttpError(403, SESSION);
}

/** Returns the ids of those sets that start a session. */
export async function newSessionsIn(executor: Executor, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await executor.selectFrom("newSession").select("changeSetId").where("changeSetId", "in", ids).execute();
  return new Set(rows.map(({ changeSetId }) => changeSetId));
}

export const keysOf = (documents: SetDocumentRow[]) => documents.map(({ key }) => key);

const selectSet = (executor: Executor, id: number) => executor.selectFrom("changeSet").selectAll().where("id", "=", id);

/** Sorts by key, which is also the order in which rows are locked. */
export function documentsIn(executor: Executor, ids: number[]): Promise<SetDocumentRow[]> {
  const query = executor.selectFrom("changeSetDocument").selectAll().orderBy("key");
  return ids.length > 0 ? query.where("changeSetId", "in", ids).execute() : Promise.resolve([]);
}

export async function currentOf(parts: Parts, executor: Executor, key: string): Promise<Current> {
  const place = placeOf(key);
  return currentFrom(parts, place, await rowWith(executor, place));
}

export function currentFrom({ live }: Parts, place: ContentPlace, row: DocumentRow | undefined): Current {
  const { fields } = place.collection;
  const file = live.file(place.key);
  if (row ? row.deletedAt : !file) return { place, file, row, is: "nothing", data: complete(fields, {}) };
  if (row && replacesFile(row, file))
    return { place, file, row, is: row.publishedAt ? "published" : "draft", data: readData(fields, row.data) };
  return { place, file, row, is: "file", data: file!.data };
}

/** Returns the data when the document was added to the set; empty for nothing. */
export const baseOf = ({ fields }: ContentPlace["collection"], { base }: SetDocumentRow) =>
  readData(fields, base ?? "");
