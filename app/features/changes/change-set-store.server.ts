/** The rows of change sets, and what the content is now. */
import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { complete } from "../../../domain/collections/collection.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { isWithdrawn } from "../../../platform/content/live-content.ts";
import type { ContentFile } from "../../../platform/content/read-files.ts";
import type { Executor, Tables } from "../../../platform/database/database.ts";
import { readData, type DocumentRow } from "../../../platform/documents/store.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { placeOf, requirePublisher, rowWith, type Parts } from "../content/content-store.server.ts";
import type { ChangeSetState, Replaced } from "./change-set.ts";

export type SetRow = Selectable<Tables["changeSet"]>;
export type SetDocumentRow = Selectable<Tables["changeSetDocument"]>;

/** The text of a document that its set deletes. */
export const DELETION = "null";
export const isDeletion = ({ data }: Pick<SetDocumentRow, "data">) => data === DELETION;

/** What a document is now. */
export type Current = {
  place: ContentPlace;
  file: ContentFile | undefined;
  /** In the trash or not. */
  row: DocumentRow | undefined;
  is: Replaced;
  /** Complete; empty if there is nothing. */
  data: object;
};

/** What happens to one document. */
export type Step = {
  document: SetDocumentRow;
  current: Current;
  /** With what others changed meanwhile. Of a deletion: what was there when it was put into the set. */
  data: object;
  /** Fields that others changed, too, or with a mistake: by path. */
  problems: FieldErrors;
  isDisputed: boolean;
  /** Paths of fields that both changed. */
  disputed: string[];
};

const NO_SET = "There are no such changes. They may have been deleted.";
export const OVER = "These changes were published already.";

export function stateOf({ publishAt, publishedAt, undoneAt }: SetRow): ChangeSetState {
  if (undoneAt) return "undone";
  if (publishedAt) return "published";
  return publishAt ? "scheduled" : "open";
}

export async function setRow(executor: Executor, id: number | undefined): Promise<SetRow> {
  const row = id && (await selectSet(executor, id).executeTakeFirst());
  if (!row) throw new HttpError(404, NO_SET);
  return row;
}

/** Locked until the transaction ends, so that a set is published once. */
export async function lockedSet({ database }: Parts, trx: Executor, id: number | undefined): Promise<SetRow> {
  const query = selectSet(trx, id ?? 0);
  const row = await (database.kind === "postgres" ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new HttpError(404, NO_SET);
  return row;
}

/** Not published yet. */
export async function lockedOpenSet(parts: Parts, trx: Executor, id: number | undefined): Promise<SetRow> {
  const row = await lockedSet(parts, trx, id);
  if (row.publishedAt) throw new HttpError(400, OVER);
  return row;
}

/** Of all drafts of a set. It changes with each of them. */
export function tagOf(documents: SetDocumentRow[]): string {
  const drafts = documents.map(({ key, data, base }) => [key, data, base]);
  return createHash("sha256").update(JSON.stringify(drafts)).digest("base64url").slice(0, 22);
}

/** To publish all of a locked set, with `more`. */
export async function requirePublisherOf(viewer: Viewer, trx: Executor, { id }: SetRow, more: string[] = []) {
  requirePublisher(viewer, [...more, ...keysOf(await documentsIn(trx, [id]))]);
}

/** What an editor changes in a scheduled set would be published without an administrator. */
export async function requireMayChange(viewer: Viewer, trx: Executor, set: SetRow, more?: string[]): Promise<void> {
  if (set.publishAt !== null) await requirePublisherOf(viewer, trx, set, more);
}

export const keysOf = (documents: SetDocumentRow[]) => documents.map(({ key }) => key);

const selectSet = (executor: Executor, id: number) => executor.selectFrom("changeSet").selectAll().where("id", "=", id);

/** In the order of their keys, which is the order in which they are locked. */
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
  if (row && (row.publishedAt || !file || isWithdrawn(row)))
    return { place, file, row, is: row.publishedAt ? "published" : "draft", data: readData(fields, row.data) };
  return { place, file, row, is: "file", data: file!.data };
}

/** The data that was there when the document was put into the set; empty for nothing. */
export const baseOf = ({ fields }: ContentPlace["collection"], { base }: SetDocumentRow) =>
  readData(fields, base ?? "");

/** One transaction, and then pages are rendered again. */
export async function write<Result>({ database, published }: Parts, work: (trx: Executor) => Promise<Result>) {
  const result = await database.transaction(work);
  await published().catch(() => undefined);
  return result;
}
