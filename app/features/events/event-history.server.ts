/** Every save is a version that can be restored. */
import type { Event, EventVersion } from "./event.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { changesBetween } from "./event-changes.server.ts";
import type { Publish } from "./event-editing.server.ts";
import { haveSameValues, requireNotDeleted, lockedRowOf, rowOf, toEvent } from "./event-rows.server.ts";
import { readSnapshot, saveEvent } from "./event-writes.server.ts";
import type { ListPage } from "../../../domain/cursor.ts";

export function eventHistory({ database: { kind, kysely }, publish }: { database: Database; publish: Publish }) {
  return {
    /** Newest first. @throws {HttpError} 401, 403, 404 */
    async history(viewer: Viewer, id: number | undefined, options: PageOptions): Promise<ListPage<EventVersion>> {
      requireAdmin(viewer);
      const event = await rowOf(kysely, id);
      const versions = kysely.selectFrom("eventVersion").selectAll().where("eventId", "=", event.id);
      const { rows, ...places } = await readPage(versions, NEWEST_FIRST, options);
      const earlier = versions.where("revision", "<", rows.at(-1)?.revision ?? 0).orderBy("revision", "desc");
      const previous = await earlier.limit(1).executeTakeFirst();
      const snapshots = [...rows, ...(previous ? [previous] : [])].map(({ snapshot }) => readSnapshot(snapshot));
      return {
        ...places,
        rows: rows.map(({ revision, savedAt, savedBy, action }, index) => {
          const [snapshot, before] = [snapshots[index]!, snapshots[index + 1]];
          const isMove = action === "deleted" || action === "restored";
          return {
            revision,
            savedAt,
            savedBy,
            action,
            changes: before ? changesBetween(before, snapshot) : [],
            restorable: !isMove && !haveSameValues(snapshot, event),
          };
        }),
      };
    },

    /** Saves an old version again, as a new one, if it differs. @throws {HttpError} 401, 403, 404 */
    async restoreVersion(viewer: Viewer, id: number | undefined, revision: number | undefined): Promise<Event> {
      const by = requireAdmin(viewer);
      return publish(async (trx) => {
        const before = requireNotDeleted(await lockedRowOf(trx, kind, id));
        const version = await trx
          .selectFrom("eventVersion")
          .select("snapshot")
          .where("eventId", "=", before.id)
          .where("revision", "=", revision ?? 0)
          .executeTakeFirst();
        if (!version) throw new HttpError(404, "There is no such version.");
        const old = readSnapshot(version.snapshot);
        if (haveSameValues(before, old)) return toEvent(before);
        return toEvent(await saveEvent(trx, before, old, { by, action: "restored" }));
      });
    },
  };
}

const NEWEST_FIRST = {
  columns: ["revision"] as [string],
  cursorOf: ({ revision }: { revision: number }) => ({ id: revision }),
};
