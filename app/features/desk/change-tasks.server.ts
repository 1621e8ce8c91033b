/** Lists sets of changes that failed or are scheduled. */
import { formatMoment } from "../../../domain/moments.ts";
import type { ChangeSetEntry } from "../changes/change-set.ts";
import type { DeskTask } from "./desk.ts";

export function changeTasks(sets: ChangeSetEntry[], timeZone: string): DeskTask[] {
  return sets.flatMap(({ id, title, problem, publishAt }) => {
    const to = `/admin/changes/${id}`;
    if (problem)
      return [{ title: `“${title}” could not be published`, why: problem, action: { label: "Correct it", to } }];
    return publishAt ? [scheduledTask(title, formatMoment(publishAt, timeZone), { label: "Look at it", to })] : [];
  });
}

export function scheduledTask(title: string, from: string, action: DeskTask["action"]): DeskTask {
  return { title: `“${title}” will be published by itself`, why: `Visitors see it from ${from}.`, action };
}
