/** Restores the versions from before a set was published, and opens the set again. Later changes of other fields remain. */
import { changesBetween } from "../../../domain/collections/changes.ts";
import { isSame } from "../../../domain/collections/collection.ts";
import { labelAt, merge } from "../../../domain/collections/merge.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { raiseSiteVersion, writeAndPublish } from "../../../platform/database/site-version.ts";
import { readData } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { requirePublisher, type Parts } from "../content/content-store.server.ts";
import { currentsOf, lockDocuments, refuseProblems } from "./change-set-plan.server.ts";
import { deleteDocument, saveState } from "./change-set-saving.server.ts";
import {
  baseOf,
  documentsIn,
  isDeletion,
  keysOf,
  lockedSet,
  stateOf,
  type DraftAndCurrent,
  type Step,
} from "./change-set-store.server.ts";

const NOTHING = "Nothing was undone. Change these pages themselves, or restore older versions in their history.";

export function undoing(parts: Parts) {
  return {
    /** @throws {HttpError} 400, 401, 403, 404, 412 naming document and field */
    async undo(viewer: Viewer, id: number): Promise<void> {
      const by = requireEditor(viewer);
      await writeAndPublish(parts, async (trx) => {
        const row = await lockedSet(parts, trx, id);
        if (stateOf(row) !== "published") throw new HttpError(400, "Only published changes can be undone.");
        const documents = await documentsIn(trx, [row.id]);
        requirePublisher(viewer, keysOf(documents));
        await lockDocuments(parts, trx, documents);
        const steps = (await currentsOf(parts, trx, documents)).map(undoStep);
        refuseProblems(steps, NOTHING);
        for (const step of steps) await undoOne(parts, trx, step, by);
        // What was published is the draft again. Without a time, because it would be published at once.
        await trx.updateTable("changeSetDocument").set({ replaced: null }).where("changeSetId", "=", row.id).execute();
        const review = { readyAt: null, note: null, noteBy: null };
        const open = { publishedAt: null, publishAt: null, publishBy: null, ...review };
        await trx.updateTable("changeSet").set(open).where("id", "=", row.id).execute();
        await raiseSiteVersion(trx);
      });
    },
  };
}

function undoStep({ document, current }: DraftAndCurrent): Step {
  const { collection } = current.place;
  const { fields } = collection;
  const [published, before] = [readData(fields, document.data), baseOf(collection, document)];
  const disputedStep = (problems: FieldErrors): Step => {
    const isDisputed = Object.keys(problems).length > 0;
    return { document, current, data: before, problems, isDisputed, disputed: [] };
  };
  // A document that somebody restored since does not change.
  if (isDeletion(document)) return disputedStep({});
  if (document.replaced === "nothing") {
    if (current.is === "nothing") return disputedStep({});
    const since = changesBetween(fields, published, current.data);
    return disputedStep(since.length > 0 ? { changed: `${since[0]} since.` } : {});
  }
  if (current.is === "nothing") return disputedStep({ deleted: "It was deleted since." });
  if (current.is === "draft" && document.replaced !== "draft")
    return disputedStep({ withdrawn: "It was taken off the site since." });
  const { data, disputed } = merge(fields, published, before, current.data);
  const sides = [published, before, current.data];
  const problems = disputed.map((path) => [path, `${labelAt(fields, path, sides)}: someone changed this since.`]);
  return { ...disputedStep(Object.fromEntries(problems) as FieldErrors), data };
}

async function undoOne(parts: Parts, trx: Executor, { document, current, data }: Step, by: string): Promise<void> {
  const { place, file } = current;
  const { replaced } = document;
  if (isDeletion(document) && (replaced === "nothing" || current.is !== "nothing")) return;
  if (replaced === "nothing") return deleteDocument(trx, current, by);
  const change = { by, action: "restored" } as const;
  const isBefore = isSame(data, baseOf(place.collection, document));
  // The file may have changed since; a document that equalled it follows it again.
  if (replaced === "file" && file && isBefore)
    await saveState(parts, trx, current, { data: file.data, is: "file" }, change);
  else await saveState(parts, trx, current, { data, is: replaced === "draft" ? "draft" : "published" }, change);
}
