/** Each throws {ApiError}, with 404 if the entry was removed. */
import { call, jsonBody } from "../../ui/call/request";
import type { OwnershipInput } from "./ownership";
import type { RestoreDrill } from "./restore-drill-schema.server";

const ADDRESS = "/api/ownership";

export const addOwnership = (input: Partial<OwnershipInput>) => call(ADDRESS, jsonBody("POST", input));
export const changeOwnership = (id: number, changes: Partial<OwnershipInput>) =>
  call(`${ADDRESS}/${id}`, jsonBody("PATCH", changes));
export const checkOwnership = (id: number) => call(`${ADDRESS}/${id}/checked`, { method: "POST" });
export const removeOwnership = (id: number) => call(`${ADDRESS}/${id}`, { method: "DELETE" });

/** @throws {ApiError} 409 if there is no backup to test */
export const testBackup = () => call<RestoreDrill>("/api/restore-drill", { method: "POST" });
