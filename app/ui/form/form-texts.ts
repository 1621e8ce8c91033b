/** Converts between the texts of a form and data. */
import { complete, isSame } from "../../../domain/collections/collection";
import { emptyMeansOf, isLines, type AnyField, type DataOf, type Fields } from "../../../domain/collections/fields";

/** Texts by the names of the form's controls. A list is JSON. */
export type FormTexts = Record<string, string>;
export type Entry = {
  texts: FormTexts;
  /** The image, if the form sends it instead of an address. */
  file?: File;
  /** Saves a draft (true) or publishes (false); unchanged if undefined. */
  draft?: boolean;
  /** The value of the pressed button. */
  as?: string;
};

/** The fields that every document in a response has. */
export type Stored = { id: number | string; revision: number; draft: boolean };
export type SavedByOther = Stored & { savedBy: string; updatedAt: string };

/** Returns the texts of a document, or of an empty one. */
export function textsOf(fields: Fields, document: object = {}): FormTexts {
  const data = complete(fields, document);
  const pairs = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(data, name);
    if (field.kind === "list") return [[name, JSON.stringify(value)]];
    if (isLines(field)) return [[name, (value as string[]).join("\n")]];
    if (field.kind === "number") return [[name, String(value ?? "")]];
    if (field.kind === "tick") return [[name, value ? "on" : ""]];
    const check = checkOf(field);
    return [[name, (value ?? "") as string], ...(check ? [[check, value === "" ? "on" : ""]] : [])];
  });
  return Object.fromEntries(pairs) as FormTexts;
}

/** Returns `texts` for the fields in `names`, and `others` for the rest. */
export function withTextsOf(fields: Fields, names: string[], texts: FormTexts, others: FormTexts): FormTexts {
  const rest = Object.keys(fields).filter((name) => !names.includes(name));
  const kept = rest.flatMap((name) => [name, checkOf(fields[name]!)]).filter((name) => name !== undefined);
  return { ...texts, ...Object.fromEntries(kept.map((name) => [name, others[name] ?? ""])) };
}

/** Items of lists get their ids here. */
export function dataOf<F extends Fields>(fields: F, texts: FormTexts): DataOf<F> {
  const pairs = Object.entries(fields).map(([name, field]) => [name, valueOf(field, texts, texts[name] ?? "")]);
  return complete(fields, Object.fromEntries(pairs) as object);
}

function valueOf(field: AnyField, texts: FormTexts, text: string): unknown {
  if (field.kind === "list") return JSON.parse(text || "[]");
  if (field.kind === "tick") return text === "on";
  if (field.kind === "number") return numberIn(text);
  if (isLines(field)) return linesOf(text);
  const check = checkOf(field);
  const given = text.trim() ? text : "";
  if (!check) return given;
  return texts[check] ? "" : given || null;
}

/** Converts texts for storing them unsaved. What is no whole number remains as it was typed. */
export function storableTexts(fields: Fields, texts: FormTexts): FormTexts {
  const isUnread = ([name, text]: [string, string]) =>
    fields[name]?.kind === "number" && text.trim() && !Number.isInteger(numberIn(text));
  const unread = Object.fromEntries(Object.entries(texts).filter(isUnread));
  return { ...textsOf(fields, dataOf(fields, texts)), ...unread };
}

/** Returns whether a text was typed. A tick or a choice alone is none. */
export function isTyped(fields: Fields, texts: FormTexts): boolean {
  const isText = ({ kind }: AnyField) => kind === "line" || kind === "text" || kind === "prose";
  return Object.entries(fields).some(([name, field]) => isText(field) && texts[name]?.trim());
}

/** People write 12,500 and ₹ 1,00,000. */
function numberIn(text: string): number {
  return Number(text.replace(/[\s,₹]/g, "") || Number.NaN);
}

/** Removes empty lines and spaces at the ends. */
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean);

/** Returns the name of the “only decoration” checkbox, for a field that is null until someone decides. */
export function checkOf(field: AnyField): string | undefined {
  return emptyMeansOf(field) ? `${field.about}Decorative` : undefined;
}

/** Returns the current texts. Fields that the form does not show have their value from `before`. */
export function currentTexts(form: HTMLFormElement, fields: Fields, before: FormTexts, prefix = ""): FormTexts {
  const shown = Object.keys(before).flatMap((name) => {
    const control = form.elements.namedItem(prefix + name);
    if (control && fields[name]?.kind === "references") return [[name, checkedIn(form, prefix + name)]];
    if (control instanceof RadioNodeList && fields[name]?.kind === "choice") return [[name, control.value]];
    if (!(control instanceof HTMLElement) || !("value" in control)) return [];
    const { type, value, checked, disabled } = control as HTMLInputElement;
    if (type === "file") return [];
    return [[name, type === "checkbox" ? (checked ? "on" : "") : disabled ? "" : value]];
  });
  return { ...before, ...(Object.fromEntries(shown) as FormTexts) };
}

const checkedIn = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name).join("\n");

/** Returns required fields, pictures, and changes since `seen`. The server clears fields about a changed picture. */
export function changesIn(
  fields: Fields,
  { texts, draft }: Entry,
  seen: object & { draft?: boolean } = {},
): Record<string, unknown> {
  const [initial, before, after]: Record<string, unknown>[] = [
    complete(fields, {}),
    complete(fields, seen),
    dataOf(fields, texts),
  ];
  const isGiven = (name: string) => !isSame(initial![name], after![name]);
  const isChanged = (name: string) => !isSame(before![name], after![name]);
  const isSent = ([name, { required, kind, about }]: [string, AnyField]) =>
    required || kind === "picture" || isChanged(name) || (about && isChanged(about) && isGiven(name));
  const sent = Object.entries(fields).filter(isSent);
  const body = Object.fromEntries(sent.map(([name]) => [name, after![name]]));
  return draft === undefined || draft === (seen.draft ?? false) ? body : { ...body, draft };
}
