import type { Fields } from "./collections/fields.ts";
import type { FieldErrors } from "./form-problems.ts";

const EXAMPLE = "“Four students hold up a paper bridge”";
export const NAME_OF_FILE = `This is the name of a file. Say what the picture shows, like ${EXAMPLE}.`;

/** File names that cameras, phones and programs choose. */
const NAMES = [
  /\.(jpe?g|png|webp|hei[cf]|gif|avif|tiff?|bmp|svg|mp4)$/i,
  /^(img|imag|image|dsc[fn]?|pxl|mvimg|gopr|dji|cimg|sam|photo|picture|scan|screenshot)[\s_-]*\d[\d\s_():.,-]*(wa\d+)?$/i,
  /^(whatsapp image|screenshot|bildschirmfoto|screen shot)[\s_-]+\d.*$/i,
  /^\d{6,}[\d\s_():.,-]*$/,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
];

export function isFileName(text: string): boolean {
  return NAMES.some((name) => name.test(text.trim()));
}

/** Finds descriptions that are only file names. The paths are those of messages: `leads.0.picture.alt`. */
export function fileNameProblems(fields: Fields, data: object, path = ""): FieldErrors {
  const problems = Object.entries(fields).map(([name, field]): FieldErrors => {
    const value: unknown = Reflect.get(data, name);
    if (field.kind === "line")
      return field.describes && isFileName(String(value)) ? { [path + name]: NAME_OF_FILE } : {};
    if (field.kind !== "list") return {};
    const items = value as object[];
    return Object.assign(
      {},
      ...items.map((item, index) => fileNameProblems(field.of, item, `${path}${name}.${index}.`)),
    );
  });
  return Object.assign({}, ...problems) as FieldErrors;
}
