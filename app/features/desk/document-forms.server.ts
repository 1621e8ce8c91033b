/** Finds the title and the form of a document of any collection. */
import type { Viewer } from "../../../domain/session.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import { NEW } from "../../../platform/documents/working-copies.ts";
import { undefinedIfGone } from "../../../platform/http-error.ts";
import { editPath, historyPath, type ContentEntry } from "../content/content.ts";
import { eventReportCollection } from "../event-reports/event-report-collection.ts";
import { finishPath } from "../event-reports/event-report.ts";
import type { EventService } from "../events/events.server.ts";
import { editing } from "./event-tasks.server.ts";

/** `entries` are all texts and pictures of the site. */
export type FormParts = {
  viewer: Viewer;
  events: Pick<EventService, "findAny" | "findWorkingCopy">;
  entries: ContentEntry[];
};
type Named = { collection: string; documentId: number; key: string | null };
type DocumentForm = {
  title: string;
  to: string;
  history?: string;
  /** Given for texts: visitors read the file of one that nobody publishes. */
  isDraft?: boolean;
};

/** Returns undefined if the document is gone. */
export async function formOf(one: Named, parts: FormParts): Promise<DocumentForm | undefined> {
  return one.collection === CONTENT.name ? contentForm(one, parts) : eventForm(one, parts);
}

function contentForm({ key }: Named, { entries }: FormParts): DocumentForm | undefined {
  const entry = entries.find((one) => one.key === key);
  if (!entry) return undefined;
  const { title, draft: isDraft } = entry;
  return { title: `“${title}”`, to: editPath(entry.key), history: historyPath(entry.key), isDraft };
}

async function eventForm(
  { collection, documentId, key }: Named,
  { viewer, events }: FormParts,
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
