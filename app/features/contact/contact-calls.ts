import type { ContactMessageInput, ContactSignals } from "./contact-message";
import { call, jsonBody } from "../../ui/call/request";

/** Repeating is harmless: the server stores the same message only once within an hour. */
const MAX_WAIT_MS = 30_000;

/** Resolves once the server has stored the message. @throws {ApiError} */
export const sendContactMessage = (message: ContactMessageInput & ContactSignals) =>
  call("/api/contact", { ...jsonBody("POST", message), signal: AbortSignal.timeout(MAX_WAIT_MS) });
