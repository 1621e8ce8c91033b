/** Lists what this person typed and did not save, and what everybody saved last, each with its title and form. */
import { mayPublish } from "../../../domain/content/kinds.ts";
import { formatMoment } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import type { LatestSave } from "../../../platform/documents/history.ts";
import { NEW, type Unsaved } from "../../../platform/documents/working-copies.ts";
import { undefinedIfGone } from "../../../platform/http-error.ts";
import { editPath, historyPath, type ContentEntry } from "../content/content.ts";
import { eventReportCollection } from "../event-reports/event-report-collection.ts";
import { finishPath } from "../event-reports/event-report.ts";
import type { EventService } from "../events/events.server.ts";
import type { DeskSave, DeskTask } from "./desk.ts";
import { editing } from "./event-tasks.server.ts";

/** `entries` are all texts and pictures of the site. */
type Parts = {
  viewer: Viewer;
  events: Pick<EventService, "findAny" | "findWorkingCopy">;
  entries: ContentEntry[];
  timeZone: string;
};
type Named = { collection: string; documentId: number; key: string | null };
type DocumentForm = {
  title: string;
  to: string;
  history?: string;
  /** Given for texts: visitors read the file of one that nobody publishes. */
  isDraft?: boolean;
};

export async function unsavedTasks(unsaved: Unsaved[], parts: Parts): Promise<DeskTask[]> {
  const tasks = unsaved.map(async (one): Promise<DeskTask[]> => {
    const form = await formOf(one, parts);
    // The draft is in the list already.
    if (!form || (form.isDraft && mayPublish(parts.viewer, one.key!))) return [];
    const saved = form.isDraft === undefined ? "saved" : "published";
    const why = `You typed it on ${formatMoment(one.savedAt, parts.timeZone)}. Nobody else sees it.`;
    return [{ title: `${form.title} has text that is not ${saved}`, why, action: { label: "Continue", to: form.to } }];
  });
  return (await Promise.all(tasks)).flat();
}

export async function namedSaves(saves: LatestSave[], parts: Parts): Promise<DeskSave[]> {
  const named = saves.map(async (save): Promise<DeskSave[]> => {
    const form = await formOf(save, parts);
    if (!form) return [];
    const by = save.savedBy === parts.viewer.user?.email ? "you" : save.savedBy;
    const saved = `${formatMoment(save.savedAt, parts.timeZone)}${by && ` by ${by}`}`;
    const { isDraft = save.publishedAt === null, ...shown } = form;
    return [{ ...shown, saved, isPublished: !isDraft }];
  });
  return (await Promise.all(named)).flat();
}

/** Returns undefined if the document is gone. */
async function formOf(one: Named, parts: Parts): Promise<DocumentForm | undefined> {
  return one.collection === CONTENT.name ? contentForm(one, parts) : eventForm(one, parts);
}

function contentForm({ key }: Named, { entries }: Parts): DocumentForm | undefined {
  const entry = entries.find((one) => one.key === key);
  if (!entry) return undefined;
  const { title, draft: isDraft } = entry;
  return { title: `“${title}”`, to: editPath(entry.key), history: historyPath(entry.key), isDraft };
}

async function eventForm(
  { collection, documentId, key }: Named,
  { viewer, events }: Parts,
): Promise<DocumentForm | undefined> {
  if (documentId === NEW) {
    const { title } = ((await events.findWorkingCopy(viewer, "new"))?.data ?? {}) as { title?: unknown };
    return { title: title ? `A new event, “${String(title)}”,` : "A new event", to: "/add-event" };
  }
  const isReport = collection === eventReportCollection.name;
  const id = isReport ? Number(key) : documentId;
  // The report of a deleted event is not in the trash.
  const event = await events.findAny(viewer, id).catch(undefinedIfGone);
  if (!event) return undefined;
  return isReport
    ? { title: `The report of “${event.title}”`, to: finishPath(id) }
    : { title: `“${event.title}”`, to: editing(event), history: `/admin/events/${id}/history` };
}
