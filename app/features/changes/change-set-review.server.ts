/** Editors say that their changes are ready; administrators send them back with a note. */
import type { Viewer } from "../../../domain/session.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { Parts } from "../content/content-store.server.ts";
import { lockedOpenSet, requireMayChange } from "./change-set-store.server.ts";

/** `isReady` false: it is sent back, or its editor wants to go on. The note replaces the one before. */
export type Review = { isReady: boolean; note: string };

export const reviewing = (parts: Parts) => ({
  /** @throws {HttpError} 400 for a published set, 401, 403, 404 */
  async review(viewer: Viewer, id: number, { isReady, note }: Review): Promise<void> {
    const by = requireEditor(viewer);
    await parts.database.transaction(async (trx) => {
      const row = await lockedOpenSet(parts, trx, id);
      await requireMayChange(viewer, trx, row);
      const readyAt = isReady ? new Date().toISOString() : null;
      const said = { readyAt, note: note || null, noteBy: note ? by : null };
      await trx.updateTable("changeSet").set(said).where("id", "=", row.id).execute();
    });
  },
});
