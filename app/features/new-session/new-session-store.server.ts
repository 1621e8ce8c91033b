/** Stores a session in preparation, and the drafts of its set. */
import type { Selectable } from "kysely";
import { complete } from "../../../domain/collections/collection.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { flat, nested } from "../../../domain/content/nested.ts";
import { staffCollection, studentsCollection } from "../../../domain/content/team.ts";
import { todayIn } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import type { Database, Executor, Tables } from "../../../platform/database/database.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { ChangeSet, OpenDraft } from "../changes/change-set.ts";
import type { ChangeSetService } from "../changes/change-sets.server.ts";
import { STAFF_KEY, teamKey, type StaffList } from "./new-session.ts";
import type { Person, Team } from "./session-team.server.ts";

export type Parts = { database: Database; live: LiveContent; changeSets: ChangeSetService };
export type SessionRow = Selectable<Tables["newSession"]>;
/** One document of one set, with a transaction if several are written. */
export type Where = { viewer: Viewer; id: number; key: string; trx?: Executor };

export async function sessionRow(
  { database }: Parts,
  id: number,
  executor: Executor = database.kysely,
): Promise<SessionRow> {
  const row = await executor.selectFrom("newSession").selectAll().where("changeSetId", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such session. It may have been deleted.");
  return row;
}

/** For administrators only. @throws {HttpError} 401, 403, 404 */
export async function sessionFor(parts: Parts, viewer: Viewer, id: number): Promise<SessionRow> {
  requireAdmin(viewer);
  return sessionRow(parts, id);
}

/** Returns the draft of the set, or else the published document. */
export const openDraft = ({ changeSets }: Parts, { viewer, id, key, trx }: Where) =>
  changeSets.openDraft(viewer, id, key, trx);

/** Changes the draft. `seen` is the revision that the editor saw; by default the current one. */
export async function changeDraft(
  parts: Parts,
  where: Where,
  change: (data: object) => object,
  seen?: number,
): Promise<void> {
  const opened = await openDraft(parts, where);
  await putDraft(parts, where, change(opened.data), { ...opened, revision: seen ?? opened.revision });
}

/** What others have published is in the opened draft, so it becomes the base, unless somebody has to decide first. */
export async function putDraft(
  { changeSets }: Parts,
  { viewer, id, key, trx }: Where,
  data: object,
  { revision, base, isDisputed }: OpenDraft,
): Promise<void> {
  const known = { expected: revision, base: isDisputed ? undefined : base };
  await changeSets.put(viewer, id, key, data, { ...(revision > 0 ? known : { isNew: true }), trx });
}

/** Among the settled texts: somebody has saved the step "Nodes". */
export const NODES_SAVED = "nodes";

export const settledIn = ({ settledTexts }: SessionRow) => JSON.parse(settledTexts) as string[];

export async function settle(parts: Parts, id: number, trx: Executor, added: string[]): Promise<void> {
  const now = settledIn(await sessionRow(parts, id, trx));
  const settledTexts = JSON.stringify([...now, ...added]);
  await trx.updateTable("newSession").set({ settledTexts }).where("changeSetId", "=", id).execute();
}

export const teamFrom = (data: object | undefined): Team => ({ leads: [], members: [], ...data });

/** Returns null for a set that is not scheduled. */
export async function publishAtOf({ database }: Parts, { changeSetId }: SessionRow): Promise<string | null> {
  const set = database.kysely.selectFrom("changeSet").select("publishAt").where("id", "=", changeSetId);
  return (await set.executeTakeFirstOrThrow()).publishAt;
}

/** Returns the scheduled or planned day, `YYYY-MM-DD`. */
export function dayOf({ live }: Parts, { publishOn }: SessionRow, publishAt: string | null): string | null {
  return publishAt ? todayIn(timeZoneOf(live), new Date(publishAt)) : publishOn;
}

export const timeZoneOf = (live: LiveContent) => String(Reflect.get(live.data().get("site")!, "timeZone"));

/** Returns the published students of a year. */
export function publishedTeam({ live }: Parts, year: number): Team {
  const data = live.data().get(teamKey(year));
  return teamFrom(data && nested(studentsCollection.fields, data, "always"));
}

/** Returns the published staff, who have no year. */
export const publishedStaff = ({ live }: Parts) =>
  nested(staffCollection.fields, live.data().get(STAFF_KEY)!, "always") as Record<StaffList, Person[]>;

/** Returns all content as if the set were published, with flat names. */
export function contentWith({ live }: Parts, { documents }: ChangeSet): ContentData {
  const drafts = documents.map(({ key, data }) => {
    const { fields } = kindOf(key)!.collection;
    return [key, complete(fields, flat(fields, data)) as object] as const;
  });
  return new Map([...live.data(), ...drafts]);
}
