/** Changes the new team, and decides which e-mail addresses last year's page still shows. */
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import type { Saved } from "../changes/change-set-documents.server.ts";
import { teamKey } from "./new-session.ts";
import {
  changeDraft,
  openDraft,
  publishedTeam,
  teamFrom,
  type Parts,
  type SessionRow,
} from "./new-session-store.server.ts";
import { everyone, withoutOldEmails, type Team } from "./session-team.server.ts";

/** The revision of the team, or of the nodes, that the editor saw. */
export type Revision = number | undefined;
type Target = { viewer: Viewer; row: SessionRow; trx: Executor; seen?: Revision };

export async function changeTeam(parts: Parts, target: Target, change: (team: Team) => Team): Promise<void> {
  const { viewer, row, trx, seen } = target;
  const at = { viewer, id: row.changeSetId, key: teamKey(row.year), trx };
  await parts.changeSets.lock(trx, row.changeSetId);
  await changeDraft(parts, at, (data) => change(teamFrom(data)), seen);
}

/**
 * Call it after every save of a draft: the form of the team saves it too. The same set contains this change, so that both
 * are undone together.
 */
export async function hideOldEmails(parts: Parts, { key, ...set }: Saved): Promise<void> {
  const session = set.trx.selectFrom("newSession").select(["oldYear", "year"]).where("changeSetId", "=", set.id);
  const row = await session.executeTakeFirst();
  if (!row || key !== teamKey(row.year)) return;
  const published = publishedTeam(parts, row.oldYear);
  if (everyone(published).length === 0) return;
  const team = teamFrom((await openDraft(parts, { ...set, key })).data);
  const at = { ...set, key: teamKey(row.oldYear) };
  await changeDraft(parts, at, (data) => withoutOldEmails(teamFrom(data), published, team));
}
