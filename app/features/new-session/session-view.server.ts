/** A session in preparation, for the pages of its steps. */
import type { Viewer } from "../../../domain/session.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { ChangeSet, ChangeSetDocument } from "../changes/change-set.ts";
import {
  nodesKey,
  STAFF_KEY,
  STAFF_LISTS,
  STUDENT_LISTS,
  teamKey,
  type LastSession,
  type LastYearsPerson,
  type NewSession,
  type OpenSession,
  type SessionNode,
  type TeamPerson,
} from "./new-session.ts";
import { countCards, type CardCounts } from "./card-store.server.ts";
import {
  contentWith,
  dayOf,
  NODES_SAVED,
  publishedStaff,
  publishedTeam,
  sessionFor,
  settledIn,
  teamFrom,
  type Parts,
  type SessionRow,
} from "./new-session-store.server.ts";
import { missingIn, nextStep } from "./missing.server.ts";
import {
  coordinatorsIn,
  everyone,
  hasPortrait,
  idOf,
  idsOf,
  leftIn,
  type Person,
  type Team,
} from "./session-team.server.ts";
import { openTexts } from "./session-texts.server.ts";

export function viewing(parts: Parts) {
  const { database, changeSets } = parts;
  const sessions = () => database.kysely.selectFrom("newSession").innerJoin("changeSet", "id", "changeSetId");

  async function find(viewer: Viewer, id: number): Promise<NewSession> {
    const row = await sessionFor(parts, viewer, id);
    const set = await changeSets.find(viewer, row.changeSetId);
    return viewOf(parts, row, { set, cards: await countCards(database.kysely, row.changeSetId) });
  }

  return {
    find,

    /** Returns the newest session if it is published. */
    async findLast(viewer: Viewer): Promise<LastSession | undefined> {
      requireAdmin(viewer);
      const newest = await sessions()
        .select(["id", "title", "publishedAt"])
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return newest?.publishedAt ? { id: newest.id, title: newest.title } : undefined;
    },

    /** Returns unpublished sessions, newest first, with the step to continue at. */
    async listOpen(viewer: Viewer): Promise<OpenSession[]> {
      requireAdmin(viewer);
      const rows = await sessions()
        .select(["id", "title"])
        .where("publishedAt", "is", null)
        .orderBy("id", "desc")
        .execute();
      return Promise.all(
        rows.map(async (row) => {
          const { arrived } = await countCards(database.kysely, row.id);
          return { ...row, step: nextStep(await find(viewer, row.id)), arrived };
        }),
      );
    },
  };
}

function viewOf(parts: Parts, row: SessionRow, { set, cards }: { set: ChangeSet; cards: CardCounts }): NewSession {
  const { id, title, state, problem, publishAt, tag, documents } = set;
  const { oldLabel, oldYear, year } = row;
  const documentOf = (key: string) => documents.find((one) => one.key === key);
  const team = teamFrom(documentOf(teamKey(year))?.data);
  const nodes = nodesOf(documentOf(nodesKey(year)));
  const texts = state === "published" ? [] : openTexts(parts, row, set);
  const lastYear = lastYearOf(parts, row, set, team);
  const staff = staffIn(parts, set);
  const left = leftIn(lastYear, [...everyone(team), ...STAFF_LISTS.flatMap((list) => staff[list])]);
  const revisionOf = (key: string) => documentOf(key)?.revision ?? 0;
  const revisions = { site: revisionOf("site"), team: revisionOf(teamKey(year)), nodes: revisionOf(nodesKey(year)) };
  const areNodesSaved = settledIn(row).includes(NODES_SAVED);
  return {
    id,
    title,
    state,
    problem,
    publishAt,
    year,
    oldLabel,
    oldYear,
    publishOn: dayOf(parts, row, publishAt),
    label: String(Reflect.get(contentWith(parts, set).get("site")!, "session")),
    tag,
    lastChange: lastChangeOf(documents),
    revisions,
    areNodesSaved,
    lastYear,
    team: STUDENT_LISTS.flatMap((list) => team[list].map((person) => shownPerson(list, person))),
    nodes: nodes.map((node) => ({ ...node, coordinators: coordinatorsIn(team, left, node, areNodesSaved) })),
    texts: texts.map(({ apply: _, path: __, ...text }) => text),
    missing: missingIn(set, { team, nodes, left, year, texts: texts.length, cards }),
    pages: pagesOf(documents),
  };
}

function lastChangeOf(documents: ChangeSetDocument[]): NewSession["lastChange"] {
  const [last] = documents.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return last ? { title: last.title, by: last.updatedBy, at: last.updatedAt } : null;
}

function nodesOf(document: ChangeSetDocument | undefined): SessionNode[] {
  const { nodes = [] } = (document?.data ?? {}) as { nodes?: SessionNode[] };
  return nodes.map(({ id, name, coordinators }) => ({ id, name, coordinators }));
}

function shownPerson(list: TeamPerson["list"], person: Person): TeamPerson {
  const { id = "", name, role } = person;
  return { id, list, name, role, hasPortrait: hasPortrait(person) };
}

/** Returns the staff of the set, or the published staff. */
function staffIn(parts: Parts, { documents }: ChangeSet): ReturnType<typeof publishedStaff> {
  const draft = documents.find(({ key }) => key === STAFF_KEY);
  return draft ? (draft.data as ReturnType<typeof publishedStaff>) : publishedStaff(parts);
}

/** Staff stay until they are removed from the list. */
function lastYearOf(parts: Parts, { oldYear }: SessionRow, set: ChangeSet, team: Team): LastYearsPerson[] {
  const staff = publishedStaff(parts);
  const staying = staffIn(parts, set);
  const last = publishedTeam(parts, oldYear);
  const shown = (list: LastYearsPerson["list"], people: Person[], remaining: Person[]) => {
    const ids = idsOf(remaining);
    return people.map((person) => {
      const { id, name, role } = person;
      return { part: `${list}.${id}`, list, name, role, stays: ids.has(idOf(person)) };
    });
  };
  return [
    ...STAFF_LISTS.flatMap((list) => shown(list, staff[list], staying[list])),
    ...STUDENT_LISTS.flatMap((list) => shown(list, last[list], everyone(team))),
  ];
}

function pagesOf(documents: ChangeSetDocument[]): NewSession["pages"] {
  const pages = [{ title: "Home page", path: "/" }, ...documents.map(({ title, page }) => ({ title, path: page }))];
  return pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
}
