/** Each throws {ApiError}. */
import { call, jsonBody } from "../../ui/call/request";
import type { MessageChange } from "./contact-message";

export const changeMessage = (id: number, change: MessageChange) =>
  call(`/api/messages/${id}`, jsonBody("PATCH", change));
export const deleteMessage = (id: number) => call(`/api/messages/${id}`, { method: "DELETE" });
export const deleteSpam = () => call("/api/messages?list=suspected", { method: "DELETE" });
export const resendMessage = (id: number) => call(`/api/messages/${id}/resend`, { method: "POST" });
export const resendFailedMessages = () => call("/api/messages/failed/resend", { method: "POST" });
