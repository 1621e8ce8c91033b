/** Opens the form of one document of a set. */
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { titleOf, type Parts } from "../content/content-store.server.ts";
import { planOf, wasDeleted } from "./change-set-plan.server.ts";
import { baseOf, currentOf, documentsIn, requireOpen, setRow, type Step } from "./change-set-store.server.ts";
import type { OpenDraft } from "./change-set.ts";

export function drafts(parts: Parts) {
  const { kysely } = parts.database;

  return {
    /** For a document that is not in the set yet, returns the published version. */
    async openDraft(viewer: Viewer, id: number, key: string, executor = kysely): Promise<OpenDraft> {
      requireEditor(viewer);
      const set = await setRow(executor, id);
      requireOpen(set);
      const plan = await planOf(parts, executor, await documentsIn(executor, [set.id]));
      const step = plan.find(({ document }) => document.key === key);
      const current = step?.current ?? (await currentOf(parts, executor, key));
      const data = step?.data ?? current.data;
      const { place, row } = current;
      const isDisputed = step?.isDisputed ?? false;
      // A document that began in the set has no base. Changes of others are in the data, so they are in the new base.
      const keepsBase = step && !isDisputed && step.document.base === null;
      return {
        set: { id: set.id, title: set.title },
        key,
        title: titleOf(place, data),
        revision: step?.document.revision ?? 0,
        data: nested(place.collection.fields, data, "always"),
        base: keepsBase ? undefined : (row?.revision ?? 0),
        isDisputed,
        isDeleted: step !== undefined && wasDeleted(step),
        conflict: step && step.disputed.length > 0 ? conflictOf(step) : null,
        updatedAt: step?.document.updatedAt ?? null,
      };
    },
  };
}

function conflictOf({ document, current: { place, data }, disputed }: Step): OpenDraft["conflict"] {
  const { collection } = place;
  const [before, theirs] = [baseOf(collection, document), data].map((one) => nested(collection.fields, one, "always"));
  return { disputed, before: before!, theirs: theirs! };
}
