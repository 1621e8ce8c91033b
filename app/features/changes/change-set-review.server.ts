/** Editors say that their changes are ready; administrators send them back with a note. */
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin, requireEditor } from "../../../platform/identity/access.ts";
import type { Parts } from "../content/content-store.server.ts";
import { isSentBack } from "./change-set.ts";
import { lockedOpenSet, requireMayChange } from "./change-set-store.server.ts";

/** `isReady` false: it is sent back with a note, or its editor wants to go on. The note replaces the one before. */
export type Review = { isReady: boolean; note: string };

/** Only administrators cancel a time, so that nobody believes that a note does. */
const HAS_A_TIME = "These changes have a time, and would be published then. Cancel the time first.";

export const reviewing = (parts: Parts) => ({
  /** @throws {HttpError} 400 for a published set, and to send a scheduled one back, 401, 403, 404 */
  async review(viewer: Viewer, id: number, { isReady, note }: Review): Promise<void> {
    const said = { readyAt: isReady ? new Date().toISOString() : null, note: note || null };
    const noteBy = isSentBack(said) ? requireAdmin(viewer) : requireEditor(viewer);
    await parts.database.transaction(async (trx) => {
      const row = await lockedOpenSet(parts, trx, id);
      await requireMayChange(viewer, trx, row);
      if (isSentBack(said) && row.publishAt !== null) throw new HttpError(400, HAS_A_TIME);
      await trx
        .updateTable("changeSet")
        .set({ ...said, noteBy })
        .where("id", "=", row.id)
        .execute();
    });
  },
});
