import type { Fields, FieldOf } from "./fields.ts";

export type PictureAt = {
  /** As in messages about fields: `photos.0.image`. */
  path: string;
  address: string;
  field: FieldOf<"picture">;
  /** The document or list item that has it, under this name. */
  owner: object;
  name: string;
};

/** Every picture that a document shows. */
export function picturesIn(fields: Fields, owner: object, path = ""): PictureAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(owner, name);
    if (field.kind === "picture" && value) return [{ path: path + name, address: String(value), field, owner, name }];
    if (field.kind !== "list") return [];
    return (value as object[]).flatMap((item, index) => picturesIn(field.of, item, `${path}${name}.${index}.`));
  });
}
