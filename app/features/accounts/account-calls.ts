/** Calls for one's own account and a forgotten password. Each throws {ApiError}. */
import type { SecondFactorSetup } from "./account-shapes.server";
import { call, jsonBody } from "../../ui/call/request";

export async function endSession(id: string): Promise<void> {
  await call(`/api/account/sessions/${id}`, { method: "DELETE" });
}

export async function endOtherSessions(): Promise<void> {
  await call("/api/account/sessions", { method: "DELETE" });
}

export async function changePassword(change: { currentPassword: string; newPassword: string }): Promise<void> {
  await call("/api/account/password", jsonBody("PUT", change));
}

const SECOND_FACTOR = "/api/account/second-factor";

export async function beginSecondFactor(currentPassword: string): Promise<SecondFactorSetup> {
  return (await call(SECOND_FACTOR, jsonBody("POST", { currentPassword }))) as SecondFactorSetup;
}

/** Returns recovery codes that are shown only once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return recoveryCodesOf(await call(SECOND_FACTOR, jsonBody("PUT", { code })));
}

export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  return recoveryCodesOf(await call(`${SECOND_FACTOR}/recovery-codes`, jsonBody("POST", { currentPassword })));
}

export async function endSecondFactor(currentPassword: string): Promise<void> {
  await call(`${SECOND_FACTOR}/end`, jsonBody("POST", { currentPassword }));
}

function recoveryCodesOf(response: unknown): string[] {
  return (response as { recoveryCodes: string[] }).recoveryCodes;
}

export async function requestPasswordReset(email: string): Promise<void> {
  await call("/api/password-reset", jsonBody("POST", { email }));
}

/** `token` is from the link in the mail. Returns whose password it sets. */
export async function openPasswordReset(token: string): Promise<{ email: string }> {
  return (await call("/api/password-reset/open", jsonBody("POST", { token }))) as { email: string };
}

export async function acceptPasswordReset(token: string, password: string): Promise<void> {
  await call("/api/password-reset/accept", jsonBody("POST", { token, password }));
}
