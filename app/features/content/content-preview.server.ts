import { complete } from "../../../domain/collections/collection.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { Viewer } from "../../../domain/session.ts";
import { checkContent } from "../../../platform/content/check-content.ts";
import type { Content } from "../../../platform/content/index.ts";
import { readData } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { contentAt, documentsOf, noSuchContent, type Parts } from "./content-store.server.ts";

/**
 * The content as it would be with what this person is typing, or with a draft. A field with a mistake is as it was.
 * @throws {HttpError} 401, 403, 404, 400 for a draft that is not complete
 */
export async function previewOf(parts: Parts, viewer: Viewer, key: string): Promise<Content> {
  const { place, row } = await contentAt(parts, viewer, key);
  const published = parts.live.data().get(key);
  if (row?.deletedAt || (!published && !row)) throw noSuchContent();
  const stored = published ?? readData(place.collection.fields, row!.data);
  const copy = row && (await documentsOf(parts, place).findWorkingCopy(viewer, row.id));
  return parts.live.withDocument(key, usable(place, { ...stored, ...copy?.data }, stored));
}

function usable({ collection }: ContentPlace, typed: object, stored: object): object {
  const { fields } = collection;
  const wrong = namesOfIssues(collection, complete(fields, typed));
  const kept = Object.fromEntries(wrong.map((name) => [name, Reflect.get(stored, name) as unknown]));
  const data = complete(fields, { ...typed, ...kept });
  const [first] = namesOfIssues(collection, data);
  if (first) throw new HttpError(400, `Fill in “${fields[first]!.label}” first, then there is a preview.`);
  return data;
}

/** The flat names of the fields that have a mistake. */
function namesOfIssues(collection: ContentPlace["collection"], data: object): string[] {
  const { issues } = checkContent(collection, nested(collection.fields, data, "always"));
  const paths = issues.map(({ path }) => path.join("."));
  return Object.keys(collection.fields).filter((name) =>
    paths.some((path) => path === name || path.startsWith(`${name}.`)),
  );
}
