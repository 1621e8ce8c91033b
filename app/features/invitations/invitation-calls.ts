/** Each throws {ApiError}. */
import type { Viewer } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";
import type { Acceptance, InvitationRequest } from "./invitation";
import type { CreatedInvitation } from "./invitation-schema.server";

const ADDRESS = "/api/invitations";

export async function createInvitation(request: InvitationRequest): Promise<CreatedInvitation> {
  return (await call(ADDRESS, jsonBody("POST", request))) as CreatedInvitation;
}

export async function revokeInvitation(id: number): Promise<void> {
  await call(`${ADDRESS}/${id}`, { method: "DELETE" });
}

export async function acceptInvitation(acceptance: Acceptance): Promise<Viewer> {
  return (await call(`${ADDRESS}/accept`, jsonBody("POST", acceptance))) as Viewer;
}
