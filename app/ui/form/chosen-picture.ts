/** A picture in a form: a stored one, or one that is being uploaded. */
import type { FieldOf, Fields } from "../../../domain/collections/fields";
import type { FormTexts } from "./form-texts";

export type ChosenPicture = {
  /** Within the page; an item of a list has the item's id as soon as it is saved. */
  id: string;
  /** Its address on the server; empty until it is uploaded. */
  image: string;
  /** The other fields of a list item. */
  texts: FormTexts;
  preview: string;
  /** As it is uploaded. */
  file?: File;
  /** Upload progress from 0 to 1. */
  share?: number;
  /** Why the upload failed, and the response's status; 0 without a response. */
  problem?: string;
  status?: number;
};

export function chosen(file: File): ChosenPicture {
  const id = NEW + crypto.getRandomValues(new Uint32Array(2)).join("-");
  return { id, image: "", texts: {}, preview: URL.createObjectURL(file), file };
}

/** `id` is an item's; a picture that is no item has its address. */
export function stored(base: string, image: string, { id = image, ...texts }: FormTexts = {}): ChosenPicture {
  const preview = base && URL.canParse(image, base) ? new URL(image, base).href : image;
  return { id, image, texts, preview };
}

const NEW = "new:";

/** The fields that hold pictures: pictures, and lists whose items have one. */
export function pictureFieldsOf(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === "picture" || (field.kind === "list" && pictureOf(field)))
    .map(([name]) => name);
}

/** The name of the picture field of a list's items. */
export function pictureOf({ of }: FieldOf<"list">): string | undefined {
  return Object.keys(of).find((name) => of[name]!.kind === "picture");
}

/** The pictures of a field's text. */
export function picturesInText(base: string, field: Fields[string], text: string): ChosenPicture[] {
  if (field.kind !== "list") return text ? [stored(base, text)] : [];
  const name = pictureOf(field)!;
  const items = JSON.parse(text || "[]") as FormTexts[];
  return items.map(({ [name]: image = "", ...others }) => stored(base, image, others));
}

/** What `picturesInText` reads. A list has only uploaded pictures, new ones without an id. */
export function textOfPictures(field: Fields[string], pictures: ChosenPicture[]): string {
  if (field.kind !== "list") return pictures[0]?.image ?? "";
  const name = pictureOf(field)!;
  const uploaded = pictures.filter(({ image }) => image);
  const items = uploaded.map(({ id, image, texts }) => ({
    ...(!id.startsWith(NEW) && { id }),
    [name]: image,
    ...texts,
  }));
  return JSON.stringify(items);
}
