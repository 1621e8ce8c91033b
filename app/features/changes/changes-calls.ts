/** Each throws {ApiError}. */
import { ApiError, call, ifMatch, jsonBody } from "../../ui/call/request";
import type { WriteKeys } from "../../ui/call/write-key";
import type { ChangeSet, ChangeSetDocument } from "./change-set";

const ADDRESS = "/api/change-sets";
export const CHANGES = "/admin/changes";
export const changesPath = (id: number) => `${CHANGES}/${id}`;
/** `back` is the page after saving; by default that of the set. */
export const draftPath = (id: number, key: string, back = "") => `${CHANGES}/${id}/${key}${back && `?back=${back}`}`;
/** `page` is the first public page of the preview. */
export const previewPath = (id: number, page: string) => `/admin/preview/${id}${page}`;

type NewSet = {
  title: string;
  /** `base` is the published revision that was changed. */
  first?: { key: string; data: object; base: number };
  /** The server refuses a document that could not be published then. */
  at?: string;
};

/** Makes one set, even if the first response is lost. */
export const createSet = (set: NewSet, keys: WriteKeys) =>
  call<ChangeSet>(ADDRESS, jsonBody("POST", set, { "Idempotency-Key": keys.for(set) }));

export const removeSet = (id: number) => call(`${ADDRESS}/${id}`, { method: "DELETE" });

type Where = {
  id: number;
  key: string;
  /** The revision in the set; 0 if the document is not in it yet. */
  revision: number;
  /** The published revision that was changed. */
  base: number | undefined;
};

/** The server saves only if its editor saw this revision. */
const asSeen = (revision: number): Record<string, string> =>
  revision > 0 ? ifMatch(revision) : { "If-None-Match": "*" };

/** @throws {ApiError} 412 with `current` when someone else has saved it in the set meanwhile */
export async function putInSet(where: Where, data: object): Promise<ChangeSetDocument> {
  const { id, key, revision, base } = where;
  const query = new URLSearchParams(base === undefined ? {} : { base: `${base}` });
  const address = `${ADDRESS}/${id}/documents/${key}?${query}`;
  return call<ChangeSetDocument>(address, jsonBody("PUT", data, asSeen(revision))).catch(asRefusal);
}

/** Without the other version a form cannot merge. */
function asRefusal(error: unknown): never {
  if (error instanceof ApiError && error.status === 412 && !error.current) throw new ApiError(error.message, 400);
  throw error;
}

export const takeOut = (id: number, key: string) => call(`${ADDRESS}/${id}/documents/${key}`, { method: "DELETE" });

/** A set that the person saw. */
type Seen = { id: number; tag: string };

/** Null cancels the time. @throws {ApiError} 400 or 412 naming document and field, 412 after another change */
export const publishSet = ({ id, tag }: Seen, at?: string | null) =>
  call(`${ADDRESS}/${id}/publish`, jsonBody("POST", { at }, ifMatch(tag)));

/** @throws {ApiError} 400 naming `note` */
export const reviewSet = (id: number, review: { isReady: boolean; note: string }) =>
  call(`${ADDRESS}/${id}/review`, jsonBody("PUT", review));

/** @throws {ApiError} 412 naming document and field */
export const undoSet = (id: number) => call(`${ADDRESS}/${id}/undo`, { method: "POST" });
