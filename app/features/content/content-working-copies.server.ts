/** Unsaved text of an administrator for a document of the content. */
import type { TypedCopy, WorkingCopy } from "../../../domain/document.ts";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import type { Viewer } from "../../../domain/session.ts";
import { typedCopy } from "../../../domain/schemas/document-schemas.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { contentAt, documentsOf, takeOver, type Parts } from "./content-store.server.ts";

export function contentWorkingCopies(parts: Parts) {
  return {
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
  };
}
