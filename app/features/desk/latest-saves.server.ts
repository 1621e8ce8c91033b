/** Lists what was saved last, so that people see what they did and what visitors see. */
import { formatMoment } from "../../../domain/moments.ts";
import type { LatestSave } from "../../../platform/documents/history.ts";
import type { DeskSave } from "./desk.ts";
import { formOf, type FormParts } from "./document-forms.server.ts";

export async function namedSaves(saves: LatestSave[], parts: FormParts & { timeZone: string }): Promise<DeskSave[]> {
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
