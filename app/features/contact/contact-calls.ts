import type { ContactMessageInput, ContactSignals } from "./contact-message";
import { call, jsonBody } from "../../ui/call/request";

/** Sends a visitor's message; resolves once the server has stored it. @throws {ApiError} */
export async function sendContactMessage(message: ContactMessageInput & ContactSignals): Promise<void> {
  await call("/api/contact", jsonBody("POST", message));
}
