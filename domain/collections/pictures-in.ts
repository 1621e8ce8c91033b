import type { Fields, FieldOf } from "./fields.ts";

export type PictureAt = {
  /** The path of messages about fields: `photos.0.image`. */
  path: string;
  address: string;
  field: FieldOf<"picture">;
  owner: object;
  name: string;
};

export function picturesIn(fields: Fields, owner: object, path = ""): PictureAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(owner, name);
    if (field.kind === "picture" && value) return [{ path: path + name, address: String(value), field, owner, name }];
    if (field.kind !== "list") return [];
    return (value as object[]).flatMap((item, index) => picturesIn(field.of, item, `${path}${name}.${index}.`));
  });
}
