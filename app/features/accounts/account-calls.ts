/** Calls for one's own account and a forgotten password. Each throws {ApiError}. */
import type { SecondFactorSetup } from "./account-shapes.server";
import { call, jsonBody } from "../../ui/call/request";

export const endSession = (id: string) => call(`/api/account/sessions/${id}`, { method: "DELETE" });
export const endOtherSessions = () => call("/api/account/sessions", { method: "DELETE" });
export const changePassword = (change: { currentPassword: string; newPassword: string }) =>
  call("/api/account/password", jsonBody("PUT", change));

const SECOND_FACTOR = "/api/account/second-factor";
/** They are shown only once. */
type RecoveryCodes = { recoveryCodes: string[] };

export const beginSecondFactor = (currentPassword: string) =>
  call<SecondFactorSetup>(SECOND_FACTOR, jsonBody("POST", { currentPassword }));
export const confirmSecondFactor = (code: string) => call<RecoveryCodes>(SECOND_FACTOR, jsonBody("PUT", { code }));
export const renewRecoveryCodes = (currentPassword: string) =>
  call<RecoveryCodes>(`${SECOND_FACTOR}/recovery-codes`, jsonBody("POST", { currentPassword }));
export const endSecondFactor = (currentPassword: string) =>
  call(`${SECOND_FACTOR}/end`, jsonBody("POST", { currentPassword }));

export const requestPasswordReset = (email: string) => call("/api/password-reset", jsonBody("POST", { email }));
/** `token` is from the link in the mail. Returns whose password it sets. */
export const openPasswordReset = (token: string) =>
  call<{ email: string }>("/api/password-reset/open", jsonBody("POST", { token }));
export const acceptPasswordReset = (token: string, password: string) =>
  call("/api/password-reset/accept", jsonBody("POST", { token, password }));
