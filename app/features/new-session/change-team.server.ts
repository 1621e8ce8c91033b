/** Changes the new team, and decides which e-mail addresses last year's page still shows. */
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { teamKey } from "./new-session.ts";
import { changeDraft, publishedTeam, teamFrom, type Parts, type SessionRow } from "./new-session-store.server.ts";
import { withoutOldEmails, type Team } from "./session-team.server.ts";

/** The revision of the team, or of the nodes, that the editor saw. */
export type Revision = number | undefined;
type Target = { viewer: Viewer; row: SessionRow; trx: Executor; seen?: Revision };

export async function changeTeam(parts: Parts, target: Target, change: (team: Team) => Team): Promise<void> {
  const { viewer, row, trx, seen } = target;
  const at = { viewer, id: row.changeSetId, key: teamKey(row.year), trx };
  await parts.changeSets.lock(trx, row.changeSetId);
  const team = await changeDraft(parts, at, (data) => change(teamFrom(data)), seen);
  await hideOldEmails(parts, target, team);
}

/** The same set contains this change, so that both are undone together. */
async function hideOldEmails(parts: Parts, { viewer, row, trx }: Target, team: Team): Promise<void> {
  const published = publishedTeam(parts, row.oldYear);
  if (published.leads.length + published.members.length === 0) return;
  const at = { viewer, id: row.changeSetId, key: teamKey(row.oldYear), trx };
  await changeDraft(parts, at, (data) => withoutOldEmails(teamFrom(data), published, team));
}
