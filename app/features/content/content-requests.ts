/** Calls without the description of the fields, which is large. */
import { call, ifMatch, jsonBody } from "../../ui/call/request";
import { addressOf, type ContentDocument } from "./content";

/** @throws {ApiError} */
export async function findContent(key: string): Promise<ContentDocument> {
  return (await call(addressOf(key))) as ContentDocument;
}

/** Publishes a whole document. @throws {ApiError} 412 with `current` when someone else has saved since `revision` */
export async function putContent(key: string, data: object, revision: number, once?: string): Promise<ContentDocument> {
  const headers = { ...ifMatch(revision), ...(once && { "Idempotency-Key": once }) };
  return (await call(addressOf(key), jsonBody("PUT", data, headers))) as ContentDocument;
}

/** Publishes an earlier version, also from the trash. `over` is the current one. @throws {ApiError} 412 if it changed */
export async function restoreRevision(key: string, revision: number, over?: number): Promise<void> {
  await call(`${addressOf(key)}/restore`, jsonBody("POST", { revision }, ifMatch(over)));
}
