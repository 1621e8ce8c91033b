/** Checks references between documents: pictures, years and entries of the gallery must exist. */
import type { Fields, Item } from "../../domain/collections/fields.ts";
import { picturesIn, type PictureAt } from "../../domain/collections/pictures-in.ts";
import { kindOf } from "../../domain/content/kinds.ts";
import { pictureReference } from "../../domain/content/nested.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import type { ContentData } from "./read-files.ts";

/** `keys` are those of all files in content/, because a file with a mistake exists too. */
export function referenceProblems(data: ContentData, keys: Set<string>, pictures: PictureShelf): string[] {
  const problems = [...data].flatMap(([key, values]) => {
    const { collection, ending } = kindOf(key)!;
    return missingPictures(collection.fields, values, pictures).map(({ path, address }) => {
      const name = nameOfPlace(collection.fields, values, path);
      return `content/${key}${ending}: ${name}: there is no picture content/pictures/${address}.`;
    });
  });
  return [...problems, ...yearProblems(data, keys), ...teaserProblems(data)];
}

export function missingPictures(fields: Fields, values: object, pictures: PictureShelf): PictureAt[] {
  return picturesIn(fields, values).filter(({ address }) => !pictures(pictureReference(address)));
}

/** Returns a name that people know: the item of a list, the title of a post, or `desk` for `desk.picture`. */
function nameOfPlace(fields: Fields, values: object, path: string): string {
  for (const [list, field] of Object.entries(fields)) {
    if (field.kind !== "list" || !path.startsWith(`${list}.`)) continue;
    const item = (Reflect.get(values, list) as Item[])[Number.parseInt(path.slice(list.length + 1), 10)]!;
    return String((field.idIn === "id" ? item.id : Reflect.get(item, field.named)) ?? "");
  }
  const title: unknown = Reflect.get(values, "title");
  return typeof title === "string" ? title : path.split(".")[0]!;
}

function yearProblems(data: ContentData, keys: Set<string>): string[] {
  const site = data.get("site");
  if (!site) return [];
  return Object.entries(YEARS).flatMap(([field, place]) => {
    const key = place + String(Reflect.get(site, field));
    const label = field.split(".").join(", ");
    return keys.has(key) ? [] : [`content/site.yaml: ${label}: there is no content/${key}.yaml.`];
  });
}

export const YEARS = { "defaults.nodesYear": "discover/nodes/", "defaults.teamYear": "team/students-" };

function teaserProblems(data: ContentData): string[] {
  return unknownTeasers(data).map(
    (id) => `content/home.yaml: galleryTeaser: gallery.yaml has no entry with the id ${id}.`,
  );
}

/** Finds ids on the home page that the gallery does not have. */
export function unknownTeasers(data: ContentData): string[] {
  const [home, gallery] = [data.get("home"), data.get("gallery")];
  if (!home || !gallery) return [];
  const ids = (Reflect.get(gallery, "pictures") as Item[]).map(({ id }) => id);
  return (Reflect.get(home, "galleryTeaser") as string[]).filter((id) => !ids.includes(id));
}
