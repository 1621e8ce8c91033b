/** Shows the content as if a set were published. */
import type { Viewer } from "../../../domain/session.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { namesAt } from "../content/field-paths.server.ts";
import type { Parts } from "../content/content-store.server.ts";
import { checkedData, planOf } from "./change-set-plan.server.ts";
import { documentsIn, setRow, type Step } from "./change-set-store.server.ts";

type Preview = { title: string; content: Content };

export function previewing(parts: Parts) {
  return {
    /** A field with a mistake keeps its published value, and an incomplete new document is left out. */
    async preview(viewer: Viewer, id: number): Promise<Preview> {
      requireEditor(viewer);
      const { kysely } = parts.database;
      const row = await setRow(kysely, id);
      const steps = row.publishedAt ? [] : await planOf(parts, kysely, await documentsIn(kysely, [row.id]));
      return { title: row.title, content: await parts.live.withDocuments(usable(parts, steps)) };
    },
  };
}

function usable(parts: Parts, steps: Step[]): ContentData {
  const all = new Map([...parts.live.data(), ...steps.map(({ document, data }) => [document.key, data] as const)]);
  const documents = steps.flatMap(({ document, current: { place, data: now }, data }) => {
    const { problems } = checkedData(parts, place, data, all);
    const wrong = namesAt(place.collection.fields, Object.keys(problems)).map((name) => [name, Reflect.get(now, name)]);
    const mended = { ...data, ...Object.fromEntries(wrong) };
    const { data: shown } = checkedData(parts, place, mended, all);
    return shown ? [[document.key, shown] as const] : [];
  });
  return new Map(documents);
}
