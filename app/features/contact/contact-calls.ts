import type { ContactMessageInput, ContactSignals } from "./contact-message";
import { call, jsonBody } from "../../ui/call/request";

/** Resolves once the server has stored the message. @throws {ApiError} */
export const sendContactMessage = (message: ContactMessageInput & ContactSignals) =>
  call("/api/contact", jsonBody("POST", message));
