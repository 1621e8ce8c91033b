import { createContext } from "react-router";
import type { Env } from "../../../platform/env.ts";
import type { AcceptanceService } from "./acceptance.server.ts";
import type { InvitationService } from "./invitations.server.ts";

export type InvitationsParts = {
  invitations: InvitationService;
  acceptance: AcceptanceService;
  env: Env;
};

export const invitationsContext = createContext<InvitationsParts>();
