/** Each throws {ApiError}. */
import type { Viewer } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";
import type { Acceptance, CreatedInvitation, InvitationRequest, OpenedInvitation } from "./invitation-schema.server";

const ADDRESS = "/api/invitations";

/** The invitation replaces an open one that was made with `key`. */
export const createInvitation = (request: InvitationRequest, key: string) =>
  call<CreatedInvitation>(ADDRESS, jsonBody("POST", request, { "Idempotency-Key": key }));
export const revokeInvitation = (id: number) => call(`${ADDRESS}/${id}`, { method: "DELETE" });
export const openInvitation = (token: string) => call<OpenedInvitation>(`${ADDRESS}/open`, jsonBody("POST", { token }));
export const acceptInvitation = (acceptance: Acceptance) =>
  call<Viewer>(`${ADDRESS}/accept`, jsonBody("POST", acceptance));
