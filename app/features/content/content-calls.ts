import { kindOf } from "../../../domain/content/kinds.ts";
import { flat, nested } from "../../../domain/content/nested.ts";
import type { Fields } from "../../../domain/collections/fields.ts";
import { complete } from "../../../domain/collections/collection.ts";
import { dataOf, type Entry } from "../../ui/form/form-texts";
import type { HowToSave } from "../../ui/form/use-saving";
import { ApiError, call, ifMatch, jsonBody } from "../../ui/call/request";
import { reloadRootData } from "../../ui/page/root-data";
import { addressOf, editPath, type ContentDocument } from "./content";
import { putContent, restoreRevision } from "./content-requests";

/** A document in the shape of its form, with flat names. */
export type FormDocument = Pick<ContentDocument, "revision" | "source"> & { id: string; draft: boolean };
type SavedDocument = FormDocument & { savedBy: string; updatedAt: string };

export function fieldsOf(key: string): Fields {
  return kindOf(key)!.collection.fields;
}

/** Returns data of the API with the flat names of its form. */
export function formDataOf({ key, data }: Pick<ContentDocument, "key" | "data">) {
  const fields = fieldsOf(key);
  return complete(fields, flat(fields, data));
}

export function toForm(document: ContentDocument): SavedDocument {
  const { key, revision, source, updatedBy, updatedAt } = document;
  const saved = { id: key, revision, source, draft: false, savedBy: updatedBy ?? "", updatedAt: updatedAt ?? "" };
  return { ...formDataOf(document), ...saved };
}

/** @throws {ApiError} 412 with `current` when someone else has saved meanwhile */
export async function publish(
  key: string,
  entry: Entry,
  { keys, seen: { revision } }: HowToSave<FormDocument> & { seen: FormDocument },
): Promise<ContentDocument> {
  const data = nestedOf(key, entry);
  const saved = await putContent(key, data, revision, keys.for(data)).catch(toFormConflict);
  reloadRoot(key);
  return saved;
}

/** Returns the unsaved text in the shape of the API. */
export function nestedOf(key: string, { texts }: Entry): object {
  const fields = fieldsOf(key);
  return nested(fields, dataOf(fields, texts), "always");
}

/** Every page shows the name and the address. */
function reloadRoot(key: string): void {
  if (key === "site") reloadRootData();
}

function toFormConflict(error: unknown): never {
  if (!(error instanceof ApiError) || !error.current) throw error;
  throw new ApiError(error.message, error.status, error.fields, toForm(error.current as ContentDocument));
}

/** Publishes an earlier version, also out of the trash. @throws {ApiError} 412 as `restoreRevision` */
export async function restoreContent(key: string, revision: number, over?: number): Promise<void> {
  // The text of a file becomes version 1 with its first change.
  await restoreRevision(key, Math.max(1, revision), over);
  reloadRoot(key);
}

/** Creates a draft, and returns the page of its form. @throws {ApiError} 400 if the key is used already */
export async function beginContent(key: string, data: object, once?: string): Promise<string> {
  await call(addressOf(key), jsonBody("POST", data, { ...(once && { "Idempotency-Key": once }) }));
  return editPath(key);
}

/** The same with the text of `key`. @throws {ApiError} */
export async function duplicateContent(key: string, copy: string): Promise<string> {
  await call(`${addressOf(key)}/duplicate`, jsonBody("POST", { key: copy }));
  return editPath(copy);
}

/** Moves it to the trash. @throws {ApiError} */
export const removeContent = (key: string) => call(addressOf(key), { method: "DELETE" });

/** Makes a published text a draft again. @throws {ApiError} */
export const withdrawContent = (key: string, over?: number) =>
  call(`${addressOf(key)}?to=draft`, { method: "DELETE", headers: ifMatch(over) });

/** @throws {ApiError} */
export async function backToFile(key: string, over?: number): Promise<void> {
  await call(`${addressOf(key)}?to=file`, { method: "DELETE", headers: ifMatch(over) });
  reloadRoot(key);
}
