import type { TypedCopy, WorkingCopy } from "../../../domain/document.ts";
import { typedCopy } from "../../../domain/schemas/document-schemas.ts";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import type { Viewer } from "../../../domain/session.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import { documents } from "../../../platform/documents/documents.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { contentReading, type ReadingParts } from "./content-reading.server.ts";
import { contentRemoving } from "./content-removing.server.ts";
import { contentAt, documentsOf, takeOver } from "./content-store.server.ts";
import { contentWriting } from "./content-writing.server.ts";

export type ContentService = ReturnType<typeof contentService>;

export function contentService(parts: ReadingParts) {
  const { emptyTrash } = documents({
    ...parts,
    collection: CONTENT,
    present: async (found) => found,
  });
  return {
    ...contentReading(parts),
    ...contentWriting(parts),
    ...contentRemoving(parts),
    /** Unsaved text of an administrator. */
    async findWorkingCopy(viewer: Viewer, key: string): Promise<WorkingCopy | null> {
      const { place, row } = await contentAt(parts, viewer, key);
      return row ? documentsOf(parts, place).findWorkingCopy(viewer, row.id) : null;
    },

    async storeWorkingCopy(viewer: Viewer, key: string, typed: TypedCopy): Promise<void> {
      const { place, row } = await contentAt(parts, viewer, key);
      const checked = parseInput(typedCopy(typedSchema(place.collection.fields)), typed);
      const { id } = row ?? (await takeOver(parts, place));
      await documentsOf(parts, place).storeWorkingCopy(viewer, id, checked);
    },

    async removeWorkingCopy(viewer: Viewer, key: string): Promise<void> {
      const { place, row } = await contentAt(parts, viewer, key);
      if (row) await documentsOf(parts, place).removeWorkingCopy(viewer, row.id);
    },

    /** Without its row a deleted file would be shown again. */
    emptyTrash: (now?: Date) => emptyTrash(now, ({ key }) => parts.live.file(key!) !== undefined),
  };
}
