/** Checks that enough people can sign in. */
import type { Viewer } from "../../../domain/session.ts";
import { IdentityUnavailable } from "../../../platform/identity/identity-provider.ts";
import { hasEnoughAdministrators, TOO_FEW } from "../administrators/administrator.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { DeskTask } from "./desk.ts";

const NOT_READ: DeskTask = {
  title: "The list of administrators cannot be read",
  why: "The Supabase project did not respond, or it does not accept the key of this site any more. For the person who runs the server: put the new key into SUPABASE_SECRET_KEY.",
};

export async function administratorTasks(
  { canChange, list }: Pick<AdministratorService, "canChange" | "list">,
  viewer: Viewer,
  now: Date,
): Promise<DeskTask[]> {
  if (!canChange) return [];
  try {
    if (hasEnoughAdministrators(await list(viewer, now))) return [];
  } catch (error) {
    if (error instanceof IdentityUnavailable) return [NOT_READ];
    throw error;
  }
  const action = { label: "Invite somebody", to: "/admin/administrators#invite" };
  return [{ title: "Only one administrator can sign in", why: TOO_FEW, action }];
}
