import { CONTENT } from "../../../platform/content/live-content.ts";
import { documents } from "../../../platform/documents/documents.ts";
import { contentReading, type ReadingParts } from "./content-reading.server.ts";
import { contentRemoving } from "./content-removing.server.ts";
import { contentWorkingCopies } from "./content-working-copies.server.ts";
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
    ...contentWorkingCopies(parts),
    /** Without its row a deleted file would be shown again. */
    emptyTrash: (now?: Date) => emptyTrash(now, ({ key }) => parts.live.file(key!) !== undefined),
  };
}
