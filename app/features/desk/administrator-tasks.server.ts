/** Checks that enough people can sign in. */
import type { Viewer } from "../../../domain/session.ts";
import { hasEnoughAdministrators, NOT_READ, TOO_FEW } from "../administrators/administrator.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { DeskTask } from "./desk.ts";

export async function administratorTasks(
  { canChange, listIfAvailable }: Pick<AdministratorService, "canChange" | "listIfAvailable">,
  viewer: Viewer,
  now: Date,
): Promise<DeskTask[]> {
  if (!canChange) return [];
  const all = await listIfAvailable(viewer, now);
  if (!all) return [{ title: "The list of administrators cannot be read", why: NOT_READ }];
  if (hasEnoughAdministrators(all)) return [];
  const action = { label: "Invite somebody", to: "/admin/administrators?role=admin#invite" };
  return [{ title: "Only one administrator can sign in", why: TOO_FEW, action }];
}
