/** Lists what this person typed and did not save, perhaps on another device. */
import { formatMoment } from "../../../domain/moments.ts";
import type { Unsaved } from "../../../platform/documents/working-copies.ts";
import type { DeskTask } from "./desk.ts";
import { formOf, type FormParts } from "./document-forms.server.ts";

type Parts = FormParts & { timeZone: string };

export async function unsavedTasks(unsaved: Unsaved[], parts: Parts): Promise<DeskTask[]> {
  const tasks = unsaved.map(async (one): Promise<DeskTask[]> => {
    const form = await formOf(one, parts);
    if (!form) return [];
    const why = `You typed it on ${formatMoment(one.savedAt, parts.timeZone)}. Nobody else sees it.`;
    return [{ title: `${form.title} has text that is not saved`, why, action: { label: "Continue", to: form.to } }];
  });
  return (await Promise.all(tasks)).flat();
}
