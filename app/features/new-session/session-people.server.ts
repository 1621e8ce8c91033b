/** Who is in the team of the next session, and who coordinates its nodes. */
import { nested } from "../../../domain/content/nested.ts";
import { staffCollection } from "../../../domain/content/team.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { nodesKey, STAFF_LISTS, teamKey, type SessionNode } from "./new-session.ts";
import {
  openDraft,
  publishedTeam,
  putDraft,
  sessionRow,
  teamFrom,
  type Parts,
  type SessionRow,
} from "./new-session-store.server.ts";
import {
  everyone,
  withoutOldEmails,
  withPeople,
  withStaying,
  type NewPerson,
  type Person,
  type Team,
} from "./session-team.server.ts";

/** The revision of the team, or of the nodes, that the editor saw. */
type Revision = number | undefined;

export function people(parts: Parts) {
  async function changeTeam(viewer: Viewer, row: SessionRow, seen: Revision, change: (team: Team) => Team) {
    const at = { viewer, id: row.changeSetId, key: teamKey(row.year) };
    const { data, revision } = await openDraft(parts, at);
    const team = change(teamFrom(data));
    await putDraft(parts, at, team, seen ?? revision);
    await hideOldEmails(viewer, row, team);
  }

  /** In the same set, so that it is undone with it. */
  async function hideOldEmails(viewer: Viewer, { changeSetId, oldYear }: SessionRow, team: Team): Promise<void> {
    const published = publishedTeam(parts, oldYear);
    if (published.leads.length + published.members.length === 0) return;
    const at = { viewer, id: changeSetId, key: teamKey(oldYear) };
    const { data, revision } = await openDraft(parts, at);
    await putDraft(parts, at, withoutOldEmails(teamFrom(data), published, team), revision);
  }

  /** The staff have no year: who leaves is taken off the list. */
  async function changeStaff(viewer: Viewer, id: number, stays: (part: string) => boolean): Promise<void> {
    const { fields } = staffCollection;
    const now = nested(fields, parts.live.data().get("team/staff")!, "always") as Record<string, Person[]>;
    const staff = Object.fromEntries(
      STAFF_LISTS.map((list) => [list, now[list]!.filter((person) => stays(`${list}.${person.id}`))]),
    );
    const at = { viewer, id, key: "team/staff" };
    const { revision } = await openDraft(parts, at);
    const isSame = STAFF_LISTS.every((list) => staff[list]!.length === now[list]!.length);
    if (!isSame || revision > 0) await putDraft(parts, at, staff, revision);
  }

  return {
    /** `stay` has the parts of those who stay, like `members.om-rai`. @throws {HttpError} 400, 401, 403, 404, 412 */
    async setStaying(viewer: Viewer, id: number | undefined, stay: string[], revision: Revision): Promise<void> {
      requireAdmin(viewer);
      const row = await sessionRow(parts, id);
      const last = publishedTeam(parts, row.oldYear);
      const stays = new Set(stay);
      await changeTeam(viewer, row, revision, (team) =>
        withStaying(team, last, (list, one) => stays.has(`${list}.${one}`)),
      );
      await changeStaff(viewer, row.changeSetId, (part) => stays.has(part));
    },

    /** @throws {HttpError} 400, 401, 403, 404, 412 */
    async addPeople(viewer: Viewer, id: number | undefined, added: NewPerson[], revision: Revision): Promise<void> {
      requireAdmin(viewer);
      const row = await sessionRow(parts, id);
      const last = publishedTeam(parts, row.oldYear);
      await changeTeam(viewer, row, revision, (team) => withPeople(team, last, added));
    },

    /** @throws {HttpError} 400, 401, 403, 404, 412 */
    async removePerson(viewer: Viewer, id: number | undefined, person: string, revision: Revision): Promise<void> {
      requireAdmin(viewer);
      const row = await sessionRow(parts, id);
      const without = (all: Person[]) => all.filter((one) => one.id !== person);
      await changeTeam(viewer, row, revision, (team) => {
        if (!everyone(team).some((one) => one.id === person))
          throw new HttpError(404, "This person is not in the team.");
        return { leads: without(team.leads), members: without(team.members) };
      });
    },

    /** Their descriptions do not change. @throws {HttpError} 400, 401, 403, 404, 412 */
    async setNodes(viewer: Viewer, id: number | undefined, nodes: SessionNode[], seen: Revision): Promise<void> {
      requireAdmin(viewer);
      const { changeSetId, year } = await sessionRow(parts, id);
      const at = { viewer, id: changeSetId, key: nodesKey(year) };
      const { data, revision } = await openDraft(parts, at);
      const now = (data as { nodes: SessionNode[] }).nodes;
      const changed = nodes.map((node) => {
        const before = now.find((one) => one.id === node.id);
        if (!before) throw new HttpError(400, `There is no node ${node.name} any more. Load the page again.`);
        return { ...before, ...node };
      });
      await putDraft(parts, at, { nodes: changed }, seen ?? revision);
    },
  };
}
