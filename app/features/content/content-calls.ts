import { kindOf } from "../../../domain/content/kinds.ts";
import { flat, nested } from "../../../domain/content/nested.ts";
import type { Fields } from "../../../domain/collections/fields.ts";
import { complete } from "../../../domain/collections/collection.ts";
import { dataOf, type Entry } from "../../ui/form/form-texts";
import { ApiError, call, jsonBody } from "../../ui/call/request";
import type { ContentDocument } from "./content";

/** A document as its form has it: the fields with flat names. */
export type FormDocument = Pick<ContentDocument, "revision" | "source"> & { id: string; draft: boolean };
type SavedDocument = FormDocument & { savedBy: string; updatedAt: string };

export function fieldsOf(key: string): Fields {
  return kindOf(key)!.collection.fields;
}

export function toForm({ key, revision, source, data, updatedBy, updatedAt }: ContentDocument): SavedDocument {
  const fields = fieldsOf(key);
  const saved = { id: key, revision, source, draft: false, savedBy: updatedBy ?? "", updatedAt: updatedAt ?? "" };
  return { ...complete(fields, flat(fields, data)), ...saved };
}

/** Publishes. @throws {ApiError} 412 with `current` when someone else has saved meanwhile */
export async function publish(key: string, { texts }: Entry, { revision }: FormDocument): Promise<ContentDocument> {
  const fields = fieldsOf(key);
  const { headers, ...init } = jsonBody("PUT", nested(fields, dataOf(fields, texts), "always"));
  const marks = { ...headers, "If-Match": `"${revision}"` };
  return call(addressOf(key), { ...init, headers: marks }).catch(toFormConflict) as Promise<ContentDocument>;
}

function toFormConflict(error: unknown): never {
  if (!(error instanceof ApiError) || !error.current) throw error;
  throw new ApiError(error.message, error.status, error.fields, toForm(error.current as ContentDocument));
}

/** Publishes an earlier version again. @throws {ApiError} */
export async function restoreContent(key: string, revision: number): Promise<void> {
  await call(`${addressOf(key)}/restore`, jsonBody("POST", { revision }));
}

/** @throws {ApiError} */
export async function backToFile(key: string): Promise<void> {
  await call(`${addressOf(key)}?to=file`, { method: "DELETE" });
}

export const addressOf = (key: string) => `/api/content/${key}`;
export const editPath = (key: string) => `/admin/content/${key}`;
export const historyPath = (key: string) => `/admin/content/history/${key}`;
