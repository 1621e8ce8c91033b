/** The first step: what the next session is called, and from which day visitors see it. */
import { complete } from "../../../domain/collections/collection.ts";
import { nested } from "../../../domain/content/nested.ts";
import { nodesCollection } from "../../../domain/content/discover.ts";
import { siteCollection } from "../../../domain/content/site.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { nodesKey, teamKey, titleOfSession } from "./new-session.ts";
import { openDraft, putDraft, sessionRow, teamFrom, type Parts } from "./new-session-store.server.ts";

export type SessionSettings = { label: string; publishOn: string | null };
type Beginning = SessionSettings & { year: number };

export function starting(parts: Parts) {
  const { database, live, changeSets } = parts;

  /** The settings of the site, without which there is no site. */
  const siteNow = () => nested(siteCollection.fields, live.data().get("site")!, "always");

  async function refuseSecond(label: string, year: number): Promise<void> {
    const now = siteNow();
    refuse(label === now.session, "label", "This is the session that visitors see now.");
    refuse(year === now.defaults.teamYear, "year", "Visitors see the team of this year already.");
    const open = database.kysely.selectFrom("newSession").innerJoin("changeSet", "id", "changeSetId");
    const same = await open.select("id").where("publishedAt", "is", null).where("year", "=", year).executeTakeFirst();
    refuse(same !== undefined, "year", "This year is being prepared already. Continue there.");
  }

  return {
    /** Returns the id of its change set. @throws {HttpError} 400, 401, 403 */
    async start(viewer: Viewer, { label, year, publishOn }: Beginning): Promise<{ id: number }> {
      requireAdmin(viewer);
      await refuseSecond(label, year);
      const { id } = await changeSets.create(viewer, titleOfSession(label));
      const now = siteNow();
      const { session: oldLabel, defaults } = now;
      const { fields } = nodesCollection;
      const known = live.data().get(nodesKey(year)) ?? live.data().get(nodesKey(defaults.nodesYear));
      const nodes = nested(fields, known ?? complete(fields, {}), "always");
      const at = (key: string) => ({ viewer, id, key });
      await putDraft(parts, at("site"), { ...now, session: label, defaults: { teamYear: year, nodesYear: year } }, 0);
      const team = await openDraft(parts, at(teamKey(year)));
      await putDraft(parts, at(teamKey(year)), teamFrom(team.data), 0);
      await putDraft(parts, at(nodesKey(year)), nodes, 0);
      const row = { changeSetId: id, oldLabel, oldYear: defaults.teamYear, year, publishOn, settledTexts: "[]" };
      await database.kysely.insertInto("newSession").values(row).execute();
      return { id };
    },

    /** The same drafts and cards in a new set, after it was undone. @throws {HttpError} 400, 401, 403, 404 */
    async again(viewer: Viewer, id: number | undefined): Promise<{ id: number }> {
      requireAdmin(viewer);
      const row = await sessionRow(parts, id);
      const changeSetId = await changeSets.prepareAgain(viewer, row.changeSetId);
      const { kysely } = database;
      await kysely
        .insertInto("newSession")
        .values({ ...row, changeSetId })
        .execute();
      await kysely.updateTable("memberCard").set({ changeSetId }).where("changeSetId", "=", row.changeSetId).execute();
      return { id: changeSetId };
    },

    /** `seen` is the revision of the settings in the set. @throws {HttpError} 400, 401, 403, 404, 412 */
    async change(viewer: Viewer, id: number | undefined, changed: SessionSettings, seen?: number): Promise<void> {
      requireAdmin(viewer);
      const { changeSetId } = await sessionRow(parts, id);
      const at = { viewer, id: changeSetId, key: "site" };
      const { label, publishOn } = changed;
      const { data, revision } = await openDraft(parts, at);
      await putDraft(parts, at, { ...data, session: label }, seen ?? revision);
      const { kysely } = database;
      await kysely
        .updateTable("changeSet")
        .set({ title: titleOfSession(label) })
        .where("id", "=", changeSetId)
        .execute();
      await kysely.updateTable("newSession").set({ publishOn }).where("changeSetId", "=", changeSetId).execute();
    },
  };
}

/** @throws {HttpError} 400 that names the field */
function refuse(isWrong: boolean, field: string, message: string): void {
  if (isWrong) throw new HttpError(400, message, { fields: { [field]: message } });
}
