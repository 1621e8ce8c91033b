/** What administrators do with their own account. Each throws {CallFailure}. */
import type { PasswordChange } from "../../domain/account";
import { call, jsonBody } from "./request";

export async function endSession(id: string): Promise<void> {
  await call(`/api/account/sessions/${id}`, { method: "DELETE" });
}

export async function endOtherSessions(): Promise<void> {
  await call("/api/account/sessions", { method: "DELETE" });
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await call("/api/account/password", jsonBody("PUT", change));
}
