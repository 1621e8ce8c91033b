/** Calls without the description of the fields, which is large. Each throws {ApiError}. */
import { call, ifMatch, jsonBody } from "../../ui/call/request";
import { addressOf, type ContentDocument } from "./content";

export const findContent = (key: string) => call<ContentDocument>(addressOf(key));

/** Publishes a whole document. @throws {ApiError} 412 with `current` when someone else has saved since `revision` */
export function putContent(key: string, data: object, revision: number, once?: string): Promise<ContentDocument> {
  const headers = { ...ifMatch(revision), ...(once && { "Idempotency-Key": once }) };
  return call<ContentDocument>(addressOf(key), jsonBody("PUT", data, headers));
}

/** Publishes an earlier version, also from the trash. `over` is the current one. @throws {ApiError} 412 if it changed */
export const restoreRevision = (key: string, revision: number, over?: number) =>
  call(`${addressOf(key)}/restore`, jsonBody("POST", { revision }, ifMatch(over)));
