import { complete } from "../../../domain/collections/collection.ts";
import { listsOf, type Fields, type Item } from "../../../domain/collections/fields.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import { firstOfEach } from "../../../domain/schemas/plain-issues.ts";
import type { Viewer } from "../../../domain/session.ts";
import { checkContent } from "../../../platform/content/check-content.ts";
import type { Content } from "../../../platform/content/index.ts";
import { readData } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { labelOfPath, namesAt } from "./field-paths.server.ts";
import { contentAt, documentsOf, noSuchContent, type Parts } from "./content-store.server.ts";

type Preview = {
  content: Content;
  /** Names a field that is not shown as it was typed. */
  mistake: string | undefined;
};

/** Returns the content with unsaved text or a draft, without its mistakes. @throws {HttpError} 400, 401, 403, 404 */
export async function previewOf(parts: Parts, viewer: Viewer, key: string): Promise<Preview> {
  const { place, row } = await contentAt(parts, viewer, key);
  const published = parts.live.data().get(key);
  if (row?.deletedAt || (!published && !row)) throw noSuchContent();
  const stored = published ?? readData(place.collection.fields, row!.data);
  const copy = row && (await documentsOf(parts, place).findWorkingCopy(viewer, row.id));
  const { fields } = place.collection;
  const typed = complete(fields, { ...stored, ...copy?.data });
  const problemsIn = (given: object) => mistakesIn(place, given);
  const { data, problems, missing } = withoutMistakes(fields, typed, stored, problemsIn);
  if (missing) throw new HttpError(400, noPreview(fields, typed, missing, problems));
  const [mistake] = Object.values(problems);
  const content = await parts.live.withDocuments(new Map([[key, data]]));
  return { content, mistake: mistake && `Something is not shown as you typed it. ${mistake}` };
}

/** Replaces mistakes by what is stored. Also returns the mistakes, and a field that has no earlier value. */
export function withoutMistakes(
  fields: Fields,
  typed: object,
  stored: object,
  problemsIn: (data: object) => FieldErrors,
) {
  const problems = problemsIn(typed);
  const whole = withoutWrongItems(fields, typed, stored, Object.keys(problems));
  const earlier = namesAt(fields, Object.keys(problemsIn(whole))).map((name) => [name, Reflect.get(stored, name)]);
  const data: object = { ...whole, ...(Object.fromEntries(earlier) as object) };
  const [missing] = namesAt(fields, Object.keys(problemsIn(data)));
  return { data, problems, missing };
}

/** References and descriptions of pictures are no reason to show less. Each text begins with the label of its field. */
function mistakesIn({ collection }: ContentPlace, data: object): FieldErrors {
  const { fields } = collection;
  const { issues } = checkContent(collection, nested(fields, data, "always"));
  return firstOfEach(
    issues.map(({ path: parts, message }) => {
      const path = parts.join(".");
      return [path, labelOfPath(fields, path, data) + message];
    }),
  );
}

/** `missing` has a mistake, and no earlier text that could be shown. */
function noPreview(fields: Fields, typed: object, missing: string, problems: FieldErrors): string {
  const path = Object.keys(problems).find((one) => namesAt(fields, [one])[0] === missing);
  return path && Reflect.get(typed, missing)
    ? `There is no preview yet. ${problems[path]}`
    : `Fill in “${fields[missing]!.label}” first, then there is a preview.`;
}

/** An item with a mistake keeps its previous state, or is left out. */
function withoutWrongItems(fields: Fields, data: object, stored: object, wrong: string[]): object {
  const usableItems = listsOf(fields).map(([name]) => {
    const before = Reflect.get(stored, name) as Item[];
    const items = (Reflect.get(data, name) as Item[]).map((item, index) =>
      wrong.some((path) => path.startsWith(`${name}.${index}.`)) ? before.find(({ id }) => id === item.id) : item,
    );
    return [name, items.filter(Boolean)];
  });
  return { ...data, ...(Object.fromEntries(usableItems) as object) };
}
