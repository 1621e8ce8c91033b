/** Decides who is in the team of the next session, and who coordinates its nodes. */
import { isSame } from "../../../domain/collections/collection.ts";
import type { Viewer } from "../../../domain/session.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { changeTeam, type Revision } from "./change-team.server.ts";
import { nodesKey, STAFF_KEY, STAFF_LISTS, type SessionNode, type StudentList } from "./new-session.ts";
import {
  changeDraft,
  NODES_SAVED,
  openDraft,
  type Parts,
  publishedStaff,
  publishedTeam,
  putDraft,
  sessionFor,
  settle,
  type Where,
} from "./new-session-store.server.ts";
import { everyone, staffWhoStay, withPeople, withStaying, type NewPerson, type Team } from "./session-team.server.ts";

type Staying = { stay: string[]; known?: string[] };

const TWICE = "A node is there twice. Load the page again.";

export function people(parts: Parts) {
  const { database } = parts;

  /** The staff have no year, so people who leave are removed from the list. People who were added in the set remain. */
  async function changeStaff(where: Omit<Where, "key">, stays: (part: string) => boolean): Promise<void> {
    const published = publishedStaff(parts);
    const at = { ...where, key: STAFF_KEY };
    const opened = await openDraft(parts, at);
    const now = opened.data as typeof published;
    const staff = Object.fromEntries(
      STAFF_LISTS.map((list) => [
        list,
        staffWhoStay(now[list], published[list], (person) => stays(`${list}.${person.id}`)),
      ]),
    );
    if (!isSame(staff, now)) await putDraft(parts, at, staff, opened);
  }

  return {
    /** Both list people, like `members.om-rai`. Staff who are not in `known` were published meanwhile, and stay. */
    async setStaying(viewer: Viewer, id: number, { stay, known }: Staying, revision: Revision): Promise<void> {
      const row = await sessionFor(parts, viewer, id);
      const last = publishedTeam(parts, row.oldYear);
      const stays = new Set(stay);
      const isNew = (part: string) => known?.includes(part) === false;
      await database.transaction(async (trx) => {
        await changeTeam(parts, { viewer, row, trx, seen: revision }, (team) =>
          withStaying(team, last, (list, one) => stays.has(`${list}.${one}`)),
        );
        await changeStaff({ viewer, id: row.changeSetId, trx }, (part) => stays.has(part) || isNew(part));
      });
    },

    async addPeople(viewer: Viewer, id: number, added: NewPerson[], revision: Revision): Promise<void> {
      const row = await sessionFor(parts, viewer, id);
      const last = publishedTeam(parts, row.oldYear);
      await database.transaction((trx) =>
        changeTeam(parts, { viewer, row, trx, seen: revision }, (team) => withPeople(team, last, added)),
      );
    },

    /** Puts a person at the end of a list, or without one takes the person out of the team. */
    async movePerson(viewer: Viewer, id: number, person: string, to: StudentList | undefined, revision: Revision) {
      const row = await sessionFor(parts, viewer, id);
      const change = (team: Team) => {
        const moved = everyone(team).find((one) => one.id === person);
        if (!moved) throw new HttpError(404, "This person is not in the team.");
        const listOf = (list: StudentList) => [
          ...team[list].filter((one) => one !== moved),
          ...(list === to ? [moved] : []),
        ];
        return { leads: listOf("leads"), members: listOf("members") };
      };
      await database.transaction((trx) => changeTeam(parts, { viewer, row, trx, seen: revision }, change));
    },

    /** Does not change the descriptions of nodes. */
    async setNodes(viewer: Viewer, id: number, nodes: SessionNode[], seen: Revision): Promise<void> {
      const { changeSetId, year } = await sessionFor(parts, viewer, id);
      if (new Set(nodes.map((node) => node.id)).size < nodes.length) throw fieldError("nodes", TWICE);
      const change = (data: object) => {
        const now = (data as { nodes: SessionNode[] }).nodes;
        const changed = nodes.map((node) => {
          const before = now.find((one) => one.id === node.id);
          if (!before) throw fieldError("nodes", `There is no node ${node.name} any more. Load the page again.`);
          return { ...before, ...node };
        });
        return { nodes: changed };
      };
      await database.transaction(async (trx) => {
        await parts.changeSets.lock(trx, changeSetId);
        await changeDraft(parts, { viewer, id: changeSetId, key: nodesKey(year), trx }, change, seen);
        await settle(parts, changeSetId, trx, [NODES_SAVED]);
      });
    },
  };
}
