/** Publishing a set: all of its documents or none, now or once at its date. */
import { mayPublish } from "../../../domain/content/kinds.ts";
import type { Role, Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { raiseSiteVersion, writeAndPublish } from "../../../platform/database/site-version.ts";
import { requireFuture } from "../../../platform/documents/schedule.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { Parts } from "../content/content-store.server.ts";
import { lockDocuments, planOf, refuseProblems } from "./change-set-plan.server.ts";
import { saveState } from "./change-set-saving.server.ts";
import {
  documentsIn,
  keysOf,
  lockedOpenSet,
  lockedSet,
  requirePublisherOf,
  tagOf,
  type SetRow,
  type Step,
} from "./change-set-store.server.ts";

/** Returns the current role of a person; missing if only a hosted provider knows it. */
export type PublishingParts = Parts & { roleToPublish?: (trx: Executor, email: string, now: Date) => Promise<Role> };

const EMPTY = "There is nothing in these changes yet. Add a page first.";
const STALE = "Someone has changed these drafts since you opened this page. Look at them again.";
const NOTHING = "Nothing was published.";
const mayNotPublish = (email: string) =>
  `${email}, who scheduled this, may not publish it any more. Look at it and schedule it again.`;

export function publishing(parts: PublishingParts) {
  const { kysely } = parts.database;

  /** @throws {HttpError} 400 or 412 naming document and field */
  async function publishLocked(trx: Executor, { id }: SetRow, by: string, seen?: string): Promise<void> {
    const steps = await checkedSteps(trx, id, seen);
    for (const step of steps) await remember(trx, step, await publishOne(trx, step, by));
    const done = { publishedAt: new Date().toISOString(), publishBy: by, problem: null };
    await trx.updateTable("changeSet").set(done).where("id", "=", id).execute();
    // Last, because every other save waits for this row.
    await raiseSiteVersion(trx);
  }

  /** Returns the version that visitors then read. */
  function publishOne(trx: Executor, { current, data }: Step, by: string): Promise<object> {
    const action = current.is === "published" ? "changed" : "published";
    return saveState(parts, trx, current, { data, is: "published" }, { by, action });
  }

  /** `seen` is the tag of the drafts that the person saw. */
  async function checkedSteps(trx: Executor, id: number, seen?: string): Promise<Step[]> {
    const documents = await documentsIn(trx, [id]);
    if (seen !== undefined && seen !== tagOf(documents)) throw new HttpError(412, STALE);
    await lockDocuments(parts, trx, documents);
    const steps = await planOf(parts, trx, documents);
    if (steps.length === 0) throw new HttpError(400, EMPTY);
    refuseProblems(steps, NOTHING);
    return steps;
  }

  /** The role of the person may have ended since. */
  async function checkScheduler(trx: Executor, { id, publishBy }: SetRow, now: Date): Promise<void> {
    const email = publishBy ?? "";
    const role = await parts.roleToPublish?.(trx, email, now);
    const keys = keysOf(await documentsIn(trx, [id]));
    if (role && !keys.every((key) => mayPublish({ role }, key))) throw new HttpError(403, mayNotPublish(email));
  }

  /** Returns whether this process published it. After a problem the set is open again, with the reason. */
  async function publishDueSet(id: number, moment: string): Promise<boolean> {
    const isDue = ({ publishAt, publishedAt }: SetRow) => publishAt !== null && publishAt <= moment && !publishedAt;
    try {
      return await writeAndPublish(parts, async (trx) => {
        const row = await lockedSet(parts, trx, id);
        if (!isDue(row)) return false;
        await checkScheduler(trx, row, new Date(moment));
        await publishLocked(trx, row, row.publishBy ?? "");
        return true;
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const problem = { publishAt: null, problem: error.message };
      const due = kysely.updateTable("changeSet").set(problem).where("id", "=", id).where("publishedAt", "is", null);
      await due.where("publishAt", "<=", moment).execute();
      return false;
    }
  }

  return {
    /** `seen` is the tag of the drafts. @throws {HttpError} 400, 401, 403, 404, 412 naming document and field */
    async publish(viewer: Viewer, id: number, seen?: string): Promise<void> {
      const by = requireEditor(viewer);
      await writeAndPublish(parts, async (trx) => {
        const row = await lockedOpenSet(parts, trx, id);
        await requirePublisherOf(viewer, trx, row);
        await publishLocked(trx, row, by, seen);
      });
    },

    /** Undefined cancels it. @throws {HttpError} 400, 401, 403, 404, 412 naming document and field */
    async schedule(
      viewer: Viewer,
      id: number,
      at: Date | undefined,
      { seen, trx: open }: { seen?: string; trx?: Executor } = {},
    ): Promise<void> {
      const by = requireEditor(viewer);
      requireFuture(at);
      const save = async (trx: Executor) => {
        const row = await lockedOpenSet(parts, trx, id);
        await requirePublisherOf(viewer, trx, row);
        if (at) await checkedSteps(trx, row.id, seen);
        const date = { publishAt: at?.toISOString() ?? null, publishBy: at ? by : null, problem: null };
        await trx.updateTable("changeSet").set(date).where("id", "=", row.id).execute();
      };
      await (open ? save(open) : parts.database.transaction(save));
    },

    /** Publishes each set once, also with two processes. Returns the number of published sets. */
    async publishDue(now: Date = new Date()): Promise<number> {
      const moment = now.toISOString();
      const query = kysely.selectFrom("changeSet").select("id").where("publishedAt", "is", null);
      const due = await query.where("publishAt", "<=", moment).orderBy("publishAt").execute();
      let count = 0;
      for (const { id } of due) if (await publishDueSet(id, moment)) count += 1;
      return count;
    },
  };
}

/** Stores the versions before and after publishing, for Undo. */
async function remember(trx: Executor, { document, current }: Step, data: object): Promise<void> {
  const base = current.is === "nothing" ? null : JSON.stringify(current.data);
  const { changeSetId, key } = document;
  await trx
    .updateTable("changeSetDocument")
    .set({ base, data: JSON.stringify(data), replaced: current.is, baseRevision: current.row?.revision ?? 0 })
    .where("changeSetId", "=", changeSetId)
    .where("key", "=", key)
    .execute();
}
