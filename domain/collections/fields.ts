/** The kinds of fields. A field is plain data: the browser makes the form from it, the server the schemas. */

type Common = {
  label: string;
  help?: string;
  /** The message for a missing value. Without it the field is optional. */
  required?: string;
  /** The field gets its own row in the form, like every long text. */
  wide?: boolean;
  /** The part of the form. A form names the parts that it shows, so a field in another part is in no form. */
  group?: string;
  /** Other names of its column in a pasted table. */
  headings?: string[];
  /** The picture field that this field describes. Both are changed, merged and cleared together. */
  about?: string;
  /** Only in content: pages for visitors never get it. Files of `npm run content -- export` and the API have it. */
  isPrivate?: true;
  /** Files and the API omit it while it has its initial value. */
  omitIfInitial?: true;
  /** False: not a column of the table of events. */
  csv?: boolean;
};
type Text = {
  max: number;
  example?: string;
  /** The label of empty text in the history. With it the field is null until someone decides. */
  emptyMeans?: string;
};

type Line = Text & {
  /** The text describes a picture, so the name of a file is an error. */
  describes?: true;
};

type Choice = {
  options: Record<string, string>;
  initial: string;
  /** The choice is the part of a picture that is never cropped; the form shows it over the picture. */
  isFocus?: true;
};

type List = {
  of: Fields;
  min?: number;
  max: number;
  /** The name of one item, as in “Photo 1”. */
  item: string;
  named: string;
  /** The key of an item's id in a file of `content/`, if every item has one. */
  idIn?: string;
};

type Kinds = {
  line: Line;
  text: Text;
  prose: Text;
  date: object;
  /** `HH:MM`; a date is `YYYY-MM-DD`. */
  time: object;
  email: object;
  /** An https URL of another site; with `ownPages` also a page of this site, like `/events`. */
  link: { example?: string; ownPages?: true };
  /** A whole number. With `orNull` it is null until someone enters one. */
  number: { min: number; max: number; orNull?: true };
  /** A checkbox. */
  tick: object;
  /** Short texts, one in each line. */
  lines: { max: number; example?: string };
  /** One of `options`: stored names with the labels that people see. */
  choice: Choice;
  /**
   * `/media/0f…-1600.webp`, or with `files` a file in `content/pictures/`. `frame`: width / height, for cropping.
   * An upload gets a white background, except with `transparent`.
   */
  picture: { files?: true; frame?: number; transparent?: true };
  /** The key of a document in another collection. */
  reference: { to: string };
  references: { to: string };
  /** Items with fields and a stable id. */
  list: List;
};
type Kind = keyof Kinds;
export type FieldOf<K extends Kind> = Common & { kind: K } & Kinds[K];
export type AnyField = { [K in Kind]: FieldOf<K> }[Kind];
export type Fields = Record<string, AnyField>;

/** `type` exists only for the compiler: the stored value, whether a request needs it, and the value in the request. */
export type Field<K extends Kind, Value, IsNeeded extends boolean = false, Sent = Value> = FieldOf<K> & {
  type?: { value: Value; needed: IsNeeded; sent: Sent };
};
type ValueOf<F> = F extends { type?: { value: infer Value } } ? Value : never;
type SentOf<F> = F extends { type?: { sent: infer Sent } } ? Sent : never;
type NeededNames<F> = { [Name in keyof F]: F[Name] extends { type?: { needed: true } } ? Name : never }[keyof F];

/** The stored document: every field has a value. */
export type DataOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };
/** The request for a new document: only required fields are needed. */
export type NewOf<F> = { [Name in NeededNames<F>]: SentOf<F[Name]> } & {
  [Name in Exclude<keyof F, NeededNames<F>>]?: SentOf<F[Name]> | undefined;
};

/** Infers only `required` and choices. Every other option is a plain type, so that a misspelt one is an error. */
type With<Options, R> = Options & { required?: R };
type Needed<R> = R extends string ? true : false;

const fieldOf =
  <K extends Kind, Value = string>(kind: K) =>
  <R extends string | undefined = undefined>(options: With<Common & Kinds[K], R>) =>
    ({ kind, ...options }) as unknown as Field<K, Value, Needed<R>>;

export const line = fieldOf("line");
export const text = fieldOf("text");
export const prose = fieldOf("prose");
export const date = fieldOf("date");
export const time = fieldOf("time");
export const email = fieldOf("email");
export const link = fieldOf("link");
export const number = fieldOf<"number", number>("number");
export const lines = fieldOf<"lines", string[]>("lines");
export const picture = fieldOf("picture");
export const reference = fieldOf("reference");
export const references = fieldOf<"references", string[]>("references");
export const lineOrNull = (options: Common & Text & { emptyMeans: string }) =>
  ({ kind: "line", ...options }) as Field<"line", string | null>;
export const numberOrNull = (options: Common & Omit<Kinds["number"], "orNull">) =>
  ({ kind: "number", orNull: true, ...options }) as Field<"number", number | null>;
export const tick = (options: Common) => ({ kind: "tick", ...options }) as Field<"tick", boolean>;
export const choice = <Name extends string>(
  options: Common & { options: Record<Name, string>; initial: NoInfer<Name>; isFocus?: true },
) => ({ kind: "choice", ...options }) as Field<"choice", Name> & { options: Record<Name, string> };
/** Its items cannot have a list: no form shows a list inside a list. */
export const list = <F extends Record<string, Exclude<AnyField, FieldOf<"list">>>>(
  options: Common & List & { of: F; named: NoInfer<keyof F & string> },
) =>
  ({ kind: "list", ...options }) as Field<"list", (Item & DataOf<F>)[], false, (Partial<Item> & NewOf<F>)[]> & {
    of: F;
  };

export type Item = { id: string };

/** Returns the label of empty text, for a field that is null until someone decides. */
export function emptyMeansOf(field: AnyField): string | undefined {
  return "emptyMeans" in field ? field.emptyMeans : undefined;
}

export function isLines(field: AnyField): field is FieldOf<"lines"> | FieldOf<"references"> {
  return field.kind === "lines" || field.kind === "references";
}

export function listsOf(fields: Fields): [name: string, field: FieldOf<"list">][] {
  return Object.entries(fields).filter((entry): entry is [string, FieldOf<"list">] => entry[1].kind === "list");
}
