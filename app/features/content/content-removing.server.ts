/** Takes texts off the site, and brings them back. */
import { isSame } from "../../../domain/collections/collection.ts";
import { isRemovable } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import { isWithdrawn, replacesFile, WITHDRAWN } from "../../../platform/content/live-content.ts";
import { saveDocument } from "../../../platform/documents/document-writes.ts";
import { versionOf } from "../../../platform/documents/history.ts";
import { readData, requireNotDeleted } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { change, show } from "./content-changing.server.ts";
import { checkedAlone } from "./content-input.server.ts";
import { noSuchContent, publishableAt, shownRow, takeOver, type Parts } from "./content-store.server.ts";
import type { ContentDocument } from "./content.ts";

const NEEDED = "A page of the site needs this, so it can only be changed.";
const NOT_AGAIN = "This version is incomplete, or one of its pictures is gone. It cannot be published again.";

type Removal = { toFile: boolean; expected?: number | undefined };

export function contentRemoving(parts: Parts) {
  return {
    /** Moves it to the trash; with `toFile` visitors read the file again. */
    async remove(viewer: Viewer, key: string, { toFile, expected }: Removal): Promise<void> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      if (toFile && !file) throw new HttpError(400, "There is no file to go back to.");
      if (!toFile && !isRemovable(key)) throw new HttpError(400, NEEDED);
      if (known?.deletedAt || (!known && (toFile || !file))) throw noSuchContent();
      const { id } = known ?? (await takeOver(parts, place));
      if (toFile && file) await show(parts, place, { id, expected }, file.data, { by, action: "restored" });
      else
        await change(parts, place, { id, expected }, (trx, row) => {
          const deleted = { deletedAt: new Date().toISOString() };
          return saveDocument(place, trx, requireNotDeleted(place, row), deleted, { by, action: "deleted" });
        });
    },

    /** Makes a published text a draft again; visitors do not read its file either. @throws {HttpError} as `remove` */
    async withdraw(viewer: Viewer, key: string, expected?: number): Promise<void> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      if (!isRemovable(key)) throw new HttpError(400, NEEDED);
      if (known?.deletedAt || (!known && !file)) throw noSuchContent();
      const { id } = known ?? (await takeOver(parts, place));
      await change(parts, place, { id, expected }, async (trx, row) => {
        const before = requireNotDeleted(place, row);
        if (isWithdrawn(before)) return before;
        const hidden = { publishedAt: null, fileHash: WITHDRAWN };
        return saveDocument(place, trx, before, hidden, { by, action: "withdrawn" });
      });
    },

    /** Publishes an earlier version, also out of the trash. */
    async restore(viewer: Viewer, key: string, revision: number, expected?: number): Promise<ContentDocument> {
      const { by, place, file, row } = await publishableAt(parts, viewer, key);
      if (!row) throw noSuchContent();
      const target = { id: row.id, expected };
      // A deleted draft becomes a draft again: it may be incomplete.
      if (row.deletedAt && !row.publishedAt && replacesFile(row, file)) {
        const restored = await change(parts, place, target, async (trx, before) =>
          before.deletedAt ? saveDocument(place, trx, before, { deletedAt: null }, { by, action: "restored" }) : before,
        );
        return shownRow(parts, place, restored);
      }
      const version = await versionOf(parts.database.kysely, row.id, revision);
      const { fields } = place.collection;
      const stored = readData(fields, version.data);
      // The file of an optional page may be empty, which a form does not allow.
      const isFile = file !== undefined && isSame(stored, file.data);
      const data = isFile ? stored : checkedAlone(parts.live, place, nested(fields, stored, "always"), NOT_AGAIN);
      return show(parts, place, target, data, { by, action: "restored" });
    },
  };
}
