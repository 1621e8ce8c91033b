import type { Fields } from "./fields.ts";

export type PictureAt = {
  /** As in messages about fields: `photos.0.image`. */
  path: string;
  address: string;
};

/** Every picture that a document shows. */
export function picturesIn(fields: Fields, data: object, path = ""): PictureAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(data, name);
    if (field.kind === "picture" && value) return [{ path: path + name, address: String(value) }];
    if (field.kind !== "list") return [];
    return (value as object[]).flatMap((item, index) => picturesIn(field.of, item, `${path}${name}.${index}.`));
  });
}
