/** Each throws {ApiError}. */
import { call, jsonBody } from "../../ui/call/request";
import type { MessageChange } from "./contact-message";

export async function changeMessage(id: number, change: MessageChange): Promise<void> {
  await call(`/api/messages/${id}`, jsonBody("PATCH", change));
}

export async function resendMessage(id: number): Promise<void> {
  await call(`/api/messages/${id}/resend`, { method: "POST" });
}

export async function resendFailedMessages(): Promise<void> {
  await call("/api/messages/failed/resend", { method: "POST" });
}

export async function deleteSpam(): Promise<void> {
  await call("/api/messages?list=suspected", { method: "DELETE" });
}

export async function deleteMessage(id: number): Promise<void> {
  await call(`/api/messages/${id}`, { method: "DELETE" });
}
