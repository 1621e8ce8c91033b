import type { ContactMessageInput, ContactSignals } from "./contact-message";
import { call, jsonBody } from "../../ui/call/request";

/** Resolves once the server has stored the message. @throws {ApiError} */
export async function sendContactMessage(message: ContactMessageInput & ContactSignals): Promise<void> {
  await call("/api/contact", jsonBody("POST", message));
}
