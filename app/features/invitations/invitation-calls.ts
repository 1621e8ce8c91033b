/** Each throws {ApiError}. */
import type { Viewer } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";
import type { Acceptance, CreatedInvitation, InvitationRequest, OpenedInvitation } from "./invitation-schema.server";

const ADDRESS = "/api/invitations";

export const createInvitation = (request: InvitationRequest) =>
  call<CreatedInvitation>(ADDRESS, jsonBody("POST", request));
export const revokeInvitation = (id: number) => call(`${ADDRESS}/${id}`, { method: "DELETE" });
export const openInvitation = (token: string) => call<OpenedInvitation>(`${ADDRESS}/open`, jsonBody("POST", { token }));
export const acceptInvitation = (acceptance: Acceptance) =>
  call<Viewer>(`${ADDRESS}/accept`, jsonBody("POST", acceptance));
