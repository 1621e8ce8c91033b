import { call, jsonBody } from "../../ui/call/request";
import type { OwnershipInput } from "./ownership";
import type { RestoreDrill } from "./restore-drill-schema.server";

const ADDRESS = "/api/ownership";

/** @throws {ApiError} */
export async function addOwnership(input: Partial<OwnershipInput>): Promise<void> {
  await call(ADDRESS, jsonBody("POST", input));
}

/** @throws {ApiError} 404 if it was removed */
export async function changeOwnership(id: number, changes: Partial<OwnershipInput>): Promise<void> {
  await call(`${ADDRESS}/${id}`, jsonBody("PATCH", changes));
}

/** @throws {ApiError} 404 if it was removed */
export async function checkOwnership(id: number): Promise<void> {
  await call(`${ADDRESS}/${id}/checked`, { method: "POST" });
}

/** @throws {ApiError} 404 if it was removed */
export async function removeOwnership(id: number): Promise<void> {
  await call(`${ADDRESS}/${id}`, { method: "DELETE" });
}

/** @throws {ApiError} 409 if there is no backup to test */
export async function testBackup(): Promise<RestoreDrill> {
  return (await call("/api/restore-drill", { method: "POST" })) as RestoreDrill;
}
