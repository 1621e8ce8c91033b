/** The first step: the label of the next session, and the first day on which visitors see it. */
import { complete } from "../../../domain/collections/collection.ts";
import { nested } from "../../../domain/content/nested.ts";
import { nodesCollection } from "../../../domain/content/discover.ts";
import { siteCollection } from "../../../domain/content/site.ts";
import { startOfDay } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { nodesKey, teamKey, titleOfSession } from "./new-session.ts";
import {
  changeDraft,
  dayOf,
  publishAtOf,
  sessionFor,
  teamFrom,
  timeZoneOf,
  type Parts,
  type SessionRow,
} from "./new-session-store.server.ts";

type SessionSettings = { label: string; publishOn: string | null };
type Beginning = SessionSettings & { year: number };

export function starting(parts: Parts) {
  const { database, live, changeSets } = parts;

  /** The settings always exist. */
  const siteNow = () => nested(siteCollection.fields, live.data().get("site")!, "always");

  function refuseCurrent(label: string): void {
    refuseIf(label === siteNow().session, "label", "This is the session that visitors see now.");
  }

  /** Requests wait for each other, so that the second sees the session of the first. */
  async function refuseSecond(trx: Executor, year: number): Promise<void> {
    await lockName(database, trx, "newSession");
    refuseIf(year === siteNow().defaults.teamYear, "year", "Visitors see the team of this year already.");
    const open = trx.selectFrom("newSession").innerJoin("changeSet", "id", "changeSetId");
    const same = await open.select("id").where("publishedAt", "is", null).where("year", "=", year).executeTakeFirst();
    refuseIf(same !== undefined, "year", "This year is being prepared already. Continue there.");
  }

  /** Returns the new time of a scheduled set; undefined if it has no time any more. */
  async function newTimeOf(row: SessionRow, publishOn: string | null): Promise<Date | undefined | "same"> {
    const publishAt = await publishAtOf(parts, row);
    if (publishAt === null || publishOn === dayOf(parts, row, publishAt)) return "same";
    if (publishOn === null) return undefined;
    const start = startOfDay(timeZoneOf(live), publishOn);
    refuseIf(start <= new Date(), "publishOn", "Choose a later day, or publish the session now.");
    return start;
  }

  return {
    /** Returns the id of its change set. */
    async start(viewer: Viewer, { label, year, publishOn }: Beginning): Promise<{ id: number }> {
      requireAdmin(viewer);
      refuseCurrent(label);
      const now = siteNow();
      const { session: oldLabel, defaults } = now;
      const { fields } = nodesCollection;
      const known = live.data().get(nodesKey(year)) ?? live.data().get(nodesKey(defaults.nodesYear));
      const nodes = nested(fields, known ?? complete(fields, {}), "always");
      const site = { ...now, session: label, defaults: { teamYear: year, nodesYear: year } };
      return database.transaction(async (trx) => {
        await refuseSecond(trx, year);
        const id = await changeSets.begin(viewer, titleOfSession(label), trx);
        const at = (key: string) => ({ viewer, id, key, trx });
        await changeDraft(parts, at("site"), () => site);
        await changeDraft(parts, at(teamKey(year)), teamFrom);
        await changeDraft(parts, at(nodesKey(year)), () => nodes);
        const row = { changeSetId: id, oldLabel, oldYear: defaults.teamYear, year, publishOn, settledTexts: "[]" };
        await trx.insertInto("newSession").values(row).execute();
        return { id };
      });
    },

    /** `seen` is the revision of the settings in the set. */
    async change(viewer: Viewer, id: number, changed: SessionSettings, seen?: number): Promise<void> {
      const row = await sessionFor(parts, viewer, id);
      const { changeSetId } = row;
      const { label, publishOn } = changed;
      refuseCurrent(label);
      const newTime = await newTimeOf(row, publishOn);
      await database.transaction(async (trx) => {
        const at = { viewer, id: changeSetId, key: "site", trx };
        await changeDraft(parts, at, (data) => ({ ...data, session: label }), seen);
        if (newTime !== "same") await changeSets.schedule(viewer, changeSetId, newTime, { trx }).catch(withoutFields);
        const title = titleOfSession(label);
        await trx.updateTable("changeSet").set({ title }).where("id", "=", changeSetId).execute();
        await trx.updateTable("newSession").set({ publishOn }).where("changeSetId", "=", changeSetId).execute();
      });
    },
  };
}

/** The form of this step has no fields of other documents. */
function withoutFields(error: unknown): never {
  throw error instanceof HttpError ? new HttpError(error.status, error.message) : error;
}

/** @throws {HttpError} 400 that names the field */
function refuseIf(isWrong: boolean, field: string, message: string): void {
  if (isWrong) throw fieldError(field, message);
}
