/** Each throws {ApiError}. */
import type { Viewer } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";
import type { Acceptance, CreatedInvitation, InvitationRequest, OpenedInvitation } from "./invitation-schema.server";

const ADDRESS = "/api/invitations";

export async function createInvitation(request: InvitationRequest): Promise<CreatedInvitation> {
  return (await call(ADDRESS, jsonBody("POST", request))) as CreatedInvitation;
}

export async function revokeInvitation(id: number): Promise<void> {
  await call(`${ADDRESS}/${id}`, { method: "DELETE" });
}

export async function openInvitation(token: string): Promise<OpenedInvitation> {
  return (await call(`${ADDRESS}/open`, jsonBody("POST", { token }))) as OpenedInvitation;
}

export async function acceptInvitation(acceptance: Acceptance): Promise<Viewer> {
  return (await call(`${ADDRESS}/accept`, jsonBody("POST", acceptance))) as Viewer;
}
