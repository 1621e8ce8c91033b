/** Checks references between documents: pictures and years must exist, ids must be unique. */
import type { FieldOf, Fields, Item } from "../../domain/collections/fields.ts";
import { kindOf } from "../../domain/content/kinds.ts";
import { isMedia } from "../../domain/content/nested.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import type { ContentData } from "./read-files.ts";

/** For the files of content/; `keys` are those of all files, because a file with a mistake exists too. */
export function referenceProblems(data: ContentData, keys: Set<string>, pictures: PictureShelf): string[] {
  const problems = [...data].flatMap(([key, values]) => {
    const { collection, ending } = kindOf(key)!;
    return missingPictures(collection.fields, values, pictures).map(
      ({ name, file }) => `content/${key}${ending}: ${name}: there is no picture content/pictures/${file}.`,
    );
  });
  return [...problems, ...yearProblems(data, keys), ...teaserProblems(data)];
}

type MissingPicture = { path: string; name: string; file: string };

/** Pictures in content/pictures/ that do not exist. `name` is what people call the place. */
export function missingPictures(fields: Fields, values: object, pictures: PictureShelf, at = ""): MissingPicture[] {
  return Object.entries(fields).flatMap(([field, description]) => {
    const value: unknown = Reflect.get(values, field);
    if (description.kind === "list") return inItems(description, field, value as Item[], pictures);
    if (description.kind !== "picture" || !value) return [];
    const file = String(value);
    if (pictures(isMedia(file) ? { media: file, alt: "" } : { file, alt: "" })) return [];
    return [{ path: at + field, name: nameOf(field, values), file }];
  });
}

function inItems({ of, named, idIn }: FieldOf<"list">, field: string, items: Item[], pictures: PictureShelf) {
  return items.flatMap((item, index) =>
    missingPictures(of, item, pictures, `${field}.${index}.`).map((missing) => ({
      ...missing,
      name: String((idIn === "id" ? item.id : Reflect.get(item, named)) ?? ""),
    })),
  );
}

/** The picture of a post is named by its title, `desk.picture` by `desk`. */
function nameOf(field: string, values: object): string {
  const title: unknown = Reflect.get(values, "title");
  return typeof title === "string" ? title : field.split(".")[0]!;
}

function yearProblems(data: ContentData, keys: Set<string>): string[] {
  const site = data.get("site");
  if (!site) return [];
  return Object.entries(YEARS).flatMap(([field, place]) => {
    const key = place + String(Reflect.get(site, field));
    const words = field.split(".").join(", ");
    return keys.has(key) ? [] : [`content/site.yaml: ${words}: there is no content/${key}.yaml.`];
  });
}

export const YEARS = { "defaults.nodesYear": "discover/nodes/", "defaults.teamYear": "team/students-" };

function teaserProblems(data: ContentData): string[] {
  return unknownTeasers(data).map(
    (id) => `content/home.yaml: galleryTeaser: gallery.yaml has no entry with the id ${id}.`,
  );
}

/** Ids of the home page that the gallery does not have. */
export function unknownTeasers(data: ContentData): string[] {
  const [home, gallery] = [data.get("home"), data.get("gallery")];
  if (!home || !gallery) return [];
  const ids = (Reflect.get(gallery, "pictures") as Item[]).map(({ id }) => id);
  return (Reflect.get(home, "galleryTeaser") as string[]).filter((id) => !ids.includes(id));
}
