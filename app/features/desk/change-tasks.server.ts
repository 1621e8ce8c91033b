/** Lists sets of changes that failed, are scheduled, or wait for an administrator. */
import { formatMoment } from "../../../domain/moments.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { ChangeSetEntry } from "../changes/change-set.ts";
import type { DeskTask } from "./desk.ts";

export function changeTasks(sets: ChangeSetEntry[], timeZone: string, viewer: Viewer): DeskTask[] {
  return sets.flatMap(({ id, title, problem, publishAt, createdBy, documents }) => {
    const to = `/admin/changes/${id}`;
    if (problem)
      return [{ title: `“${title}” could not be published`, why: problem, action: { label: "Correct it", to } }];
    const action = { label: "Look at it", to };
    if (publishAt) return [scheduledTask(title, formatMoment(publishAt, timeZone), action)];
    const waits = isAdmin(viewer) && createdBy !== viewer.user?.email && documents.length > 0;
    return waits ? [{ title: `“${title}” is not published yet`, why: `${createdBy} prepared it.`, action }] : [];
  });
}

export function scheduledTask(title: string, from: string, action: DeskTask["action"]): DeskTask {
  return { title: `“${title}” will be published by itself`, why: `Visitors see it from ${from}.`, action };
}
