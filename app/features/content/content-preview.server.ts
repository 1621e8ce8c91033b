import { complete } from "../../../domain/collections/collection.ts";
import type { Fields, Item } from "../../../domain/collections/fields.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
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
  const { data, mistake } = usable(place, { ...stored, ...copy?.data }, stored);
  return { content: await parts.live.withDocuments(new Map([[key, data]])), mistake };
}

function usable({ collection }: ContentPlace, typed: object, stored: object) {
  const { fields } = collection;
  const given = complete(fields, typed);
  const issues = issuesOf(collection, given);
  const whole = withoutWrongItems(fields, given, stored, issues);
  const earlier = namesOfIssues(collection, whole).map((name) => [name, Reflect.get(stored, name) as unknown]);
  const data = complete(fields, { ...whole, ...(Object.fromEntries(earlier) as object) });
  const [missing] = namesOfIssues(collection, data);
  if (missing) throw new HttpError(400, noPreview(fields, given, missing, issues));
  const [mistake] = issues;
  return { data, mistake: mistake && `Something is not shown as you typed it. ${mistake.text}` };
}

/** The text begins with the label of the field. */
type Issue = { path: string; text: string };

/** `missing` has a mistake, and no earlier text that could be shown. */
function noPreview(fields: Fields, given: object, missing: string, issues: Issue[]): string {
  const mistake = issues.find(({ path }) => namesAt(fields, [path])[0] === missing);
  return mistake && Reflect.get(given, missing)
    ? `There is no preview yet. ${mistake.text}`
    : `Fill in “${fields[missing]!.label}” first, then there is a preview.`;
}

/** An item with a mistake keeps its previous state, or is left out. */
function withoutWrongItems(fields: Fields, data: object, stored: object, wrong: Issue[]): object {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === "list");
  const usableItems = lists.map(([name]) => {
    const before = Reflect.get(stored, name) as Item[];
    const items = (Reflect.get(data, name) as Item[]).map((item, index) =>
      wrong.some(({ path }) => path.startsWith(`${name}.${index}.`)) ? before.find(({ id }) => id === item.id) : item,
    );
    return [name, items.filter(Boolean)];
  });
  return { ...data, ...(Object.fromEntries(usableItems) as object) };
}

const namesOfIssues = (collection: ContentPlace["collection"], data: object) =>
  namesAt(
    collection.fields,
    issuesOf(collection, data).map(({ path }) => path),
  );

function issuesOf(collection: ContentPlace["collection"], data: object): Issue[] {
  const { issues } = checkContent(collection, nested(collection.fields, data, "always"));
  return issues.map(({ path: parts, message }) => {
    const path = parts.join(".");
    return { path, text: labelOfPath(collection.fields, path, data) + message };
  });
}
