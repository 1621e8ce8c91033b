/** Lists tasks in the texts and pictures of the site. */
import type { ChangeSetEntry } from "../changes/change-set.ts";
import { editPath, type ContentEntry } from "../content/content.ts";
import { draftTask, type DeskTask } from "./desk.ts";

/** A draft in one of the sets, which are tasks of their own, is none. */
export function contentTasks(entries: ContentEntry[], sets: ChangeSetEntry[]): DeskTask[] {
  const inSets = new Set(sets.flatMap(({ documents }) => documents.map(({ key }) => key)));
  return entries.flatMap((entry) => taskOf({ ...entry, draft: entry.draft && !inSets.has(entry.key) }) ?? []);
}

/** Returns the most urgent task of a document. */
function taskOf({ key, title, draft, fileChanged, unusable }: ContentEntry): DeskTask | undefined {
  const to = editPath(key);
  if (unusable)
    return {
      title: `“${title}” cannot be shown as it was edited`,
      why: "Visitors see an earlier state until it is corrected.",
      action: { label: "Correct it", to },
    };
  if (draft) return draftTask(title, to);
  if (fileChanged)
    return {
      title: `There is a newer original of “${title}”`,
      why: "A developer changed it after it was edited here. Visitors still see what was edited here.",
      action: { label: "Choose one", to },
    };
  return undefined;
}
