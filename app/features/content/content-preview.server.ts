import { complete } from "../../../domain/collections/collection.ts";
import type { Fields, Item } from "../../../domain/collections/fields.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import { checkContent } from "../../../platform/content/check-content.ts";
import type { Content } from "../../../platform/content/index.ts";
import { readData } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { contentAt, documentsOf, noSuchContent, type Parts } from "./content-store.server.ts";

/** Returns the content with unsaved text or a draft, without its mistakes. @throws {HttpError} 400, 401, 403, 404 */
export async function previewOf(parts: Parts, viewer: Viewer, key: string): Promise<Content> {
  const { place, row } = await contentAt(parts, viewer, key);
  const published = parts.live.data().get(key);
  if (row?.deletedAt || (!published && !row)) throw noSuchContent();
  const stored = published ?? readData(place.collection.fields, row!.data);
  const copy = row && (await documentsOf(parts, place).findWorkingCopy(viewer, row.id));
  return parts.live.withDocuments(new Map([[key, usable(place, { ...stored, ...copy?.data }, stored)]]));
}

function usable({ collection }: ContentPlace, typed: object, stored: object): object {
  const { fields } = collection;
  const earlier = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(stored, name) as unknown]));
  const whole = withoutWrongItems(collection, complete(fields, typed), stored);
  const data = complete(fields, { ...whole, ...earlier(namesOfIssues(collection, whole)) });
  const [first] = namesOfIssues(collection, data);
  if (first) throw new HttpError(400, `Fill in “${fields[first]!.label}” first, then there is a preview.`);
  return data;
}

/** An item with a mistake keeps its previous state, or is left out. */
function withoutWrongItems(collection: ContentPlace["collection"], data: object, stored: object): object {
  const wrong = pathsOfIssues(collection, data);
  const lists = Object.entries(collection.fields).filter(([, { kind }]) => kind === "list");
  const usableItems = lists.map(([name]) => {
    const before = Reflect.get(stored, name) as Item[];
    const items = (Reflect.get(data, name) as Item[]).map((item, index) =>
      wrong.some((path) => path.startsWith(`${name}.${index}.`)) ? before.find(({ id }) => id === item.id) : item,
    );
    return [name, items.filter(Boolean)];
  });
  return { ...data, ...(Object.fromEntries(usableItems) as object) };
}

const namesOfIssues = (collection: ContentPlace["collection"], data: object) =>
  namesAt(collection.fields, pathsOfIssues(collection, data));

/** Returns the names of the fields at the start of these paths. */
export function namesAt(fields: Fields, paths: string[]): string[] {
  return Object.keys(fields).filter((name) => paths.some((path) => path === name || path.startsWith(`${name}.`)));
}

function pathsOfIssues(collection: ContentPlace["collection"], data: object): string[] {
  const { issues } = checkContent(collection, nested(collection.fields, data, "always"));
  return issues.map(({ path }) => path.join("."));
}
