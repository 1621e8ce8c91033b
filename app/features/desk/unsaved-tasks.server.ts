/** Lists what this person typed and did not save, perhaps on another device. */
import { formatMoment } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import { NEW, type Unsaved } from "../../../platform/documents/working-copies.ts";
import { undefinedIfGone } from "../../../platform/http-error.ts";
import { editPath, type ContentEntry } from "../content/content.ts";
import { eventReportCollection } from "../event-reports/event-report-collection.ts";
import { finishPath } from "../event-reports/event-report.ts";
import type { EventService } from "../events/events.server.ts";
import type { DeskTask } from "./desk.ts";
import { editing } from "./event-tasks.server.ts";

/** `entries` are all texts and pictures of the site. */
type Parts = {
  viewer: Viewer;
  events: Pick<EventService, "findAny" | "findWorkingCopy">;
  entries: ContentEntry[];
  timeZone: string;
};
type Form = { title: string; to: string };

export async function unsavedTasks(unsaved: Unsaved[], parts: Parts): Promise<DeskTask[]> {
  const tasks = unsaved.map(async (one): Promise<DeskTask[]> => {
    const form = one.collection === CONTENT.name ? contentForm(one, parts) : await eventForm(one, parts);
    if (!form) return [];
    const why = `You typed it on ${formatMoment(one.savedAt, parts.timeZone)}. Nobody else sees it.`;
    return [{ title: `${form.title} has text that is not saved`, why, action: { label: "Continue", to: form.to } }];
  });
  return (await Promise.all(tasks)).flat();
}

function contentForm({ key }: Unsaved, { entries }: Parts): Form | undefined {
  const entry = entries.find((one) => one.key === key);
  return entry && { title: `“${entry.title}”`, to: editPath(entry.key) };
}

async function eventForm({ collection, documentId, key }: Unsaved, { viewer, events }: Parts) {
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
    : { title: `“${event.title}”`, to: editing(event) };
}
