/**
 * The kinds of fields that a collection can have. A field is plain data: the browser draws its form from it, the server
 * makes its schemas from it.
 */

type Common = {
  /** Its name in the form, the history, the CSV file and messages. */
  label: string;
  help?: string;
  /** The message for a missing value. Without it the field is optional. */
  required?: string;
  /** It has a row of its own in the form, like every long text. */
  wide?: boolean;
  /** Fields of one group are shown together in the form. */
  group?: string;
  /** The picture field that this field says something about: they are changed, merged and cleared together. */
  about?: string;
  /** No page gets it. */
  isPrivate?: true;
  /** Files and the API leave it out while it has its initial value. */
  onlyIfSet?: true;
  /** Whether the CSV file has a column for it; true unless said otherwise. */
  csv?: boolean;
};
type Text = {
  /** In characters. */
  max: number;
  example?: string;
  /** With it the field is null until someone decides. It is the label of empty text in the history. */
  emptyMeans?: string;
};

type Line = Text & {
  /** It says what a picture shows: the name of a file is refused. */
  describes?: true;
};

type Choice = {
  options: Record<string, string>;
  initial: string;
  /** The part of a picture that stays: the form draws it over the picture. */
  isFocus?: true;
};

type List = {
  of: Fields;
  /** In items. */
  min?: number;
  max: number;
  /** One item, as in “Photo 1”. */
  item: string;
  /** The field that names an item in the history. */
  named: string;
  /** What a file of `content/` calls the id of an item, if it always has one. */
  idIn?: string;
};

/** The kinds, and what each needs besides `Common`. */
type Kinds = {
  /** Text in one line. */
  line: Line;
  /** Plain text with paragraphs. */
  text: Text;
  /** Text with Markdown. */
  prose: Text;
  /** `YYYY-MM-DD` */
  date: object;
  /** `HH:MM` */
  time: object;
  email: object;
  /** An https address of another site; with `ownPages` also a page of this site, like `/events`. */
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
   * The address of an uploaded picture, like `/media/0f…-1600.webp`; empty for none. With `files` also the name of a
   * file in `content/pictures/`, like `team/asha-rawat.jpg`. `frame`: the width by the height in which the site shows
   * it, for cropping.
   */
  picture: { files?: true; frame?: number };
  /** The key of a document of another collection. */
  reference: { to: string };
  /** The ids of items in the list of another document. */
  references: { to: string };
  /** Items with fields of their own and a stable id. */
  list: List;
};
type Kind = keyof Kinds;
export type FieldOf<K extends Kind> = Common & { kind: K } & Kinds[K];
export type AnyField = { [K in Kind]: FieldOf<K> }[Kind];
export type Fields = Record<string, AnyField>;

/** `type` exists for the compiler only: the stored value, whether it must be sent, and the value that is sent. */
export type Field<K extends Kind, Value, IsNeeded extends boolean = false, Sent = Value> = FieldOf<K> & {
  type?: { value: Value; needed: IsNeeded; sent: Sent };
};
type ValueOf<F> = F extends { type?: { value: infer Value } } ? Value : never;
type SentOf<F> = F extends { type?: { sent: infer Sent } } ? Sent : never;
type NeededNames<F> = { [Name in keyof F]: F[Name] extends { type?: { needed: true } } ? Name : never }[keyof F];

/** Everything that is stored: all fields, always there. */
export type DataOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };
/** What is sent for a new document: only required fields must be there. */
export type NewOf<F> = { [Name in NeededNames<F>]: SentOf<F[Name]> } & {
  [Name in Exclude<keyof F, NeededNames<F>>]?: SentOf<F[Name]> | undefined;
};

/** Only `required` and choices are inferred: everything else is a plain type, so that a misspelt option is an error. */
type With<Options, R> = Options & { required?: R };
type Needed<R> = R extends string ? true : false;
type Optional = string | undefined;

export const line = <R extends Optional = undefined>(options: With<Common & Line, R>) =>
  ({ kind: "line", ...options }) as Field<"line", string, Needed<R>>;
/** A line that is null until someone decides. */
export const lineOrNull = (options: Common & Text & { emptyMeans: string }) =>
  ({ kind: "line", ...options }) as Field<"line", string | null>;
export const text = <R extends Optional = undefined>(options: With<Common & Text, R>) =>
  ({ kind: "text", ...options }) as Field<"text", string, Needed<R>>;
export const prose = <R extends Optional = undefined>(options: With<Common & Text, R>) =>
  ({ kind: "prose", ...options }) as Field<"prose", string, Needed<R>>;
export const date = <R extends Optional = undefined>(options: With<Common, R>) =>
  ({ kind: "date", ...options }) as Field<"date", string, Needed<R>>;
export const time = <R extends Optional = undefined>(options: With<Common, R>) =>
  ({ kind: "time", ...options }) as Field<"time", string, Needed<R>>;
export const email = <R extends Optional = undefined>(options: With<Common, R>) =>
  ({ kind: "email", ...options }) as Field<"email", string, Needed<R>>;
export const link = <R extends Optional = undefined>(options: With<Common & Kinds["link"], R>) =>
  ({ kind: "link", ...options }) as Field<"link", string, Needed<R>>;
export const number = <R extends Optional = undefined>(options: With<Common & Kinds["number"], R>) =>
  ({ kind: "number", ...options }) as Field<"number", number, Needed<R>>;
export const numberOrNull = (options: Common & Omit<Kinds["number"], "orNull">) =>
  ({ kind: "number", orNull: true, ...options }) as Field<"number", number | null>;
export const lines = <R extends Optional = undefined>(options: With<Common & Kinds["lines"], R>) =>
  ({ kind: "lines", ...options }) as Field<"lines", string[], Needed<R>>;
export const tick = (options: Common) => ({ kind: "tick", ...options }) as Field<"tick", boolean>;
export const choice = <Name extends string>(
  options: Common & { options: Record<Name, string>; initial: NoInfer<Name>; isFocus?: true },
) => ({ kind: "choice", ...options }) as Field<"choice", Name> & { options: Record<Name, string> };
export const picture = <R extends Optional = undefined>(options: With<Common & Kinds["picture"], R>) =>
  ({ kind: "picture", ...options }) as Field<"picture", string, Needed<R>>;
export const reference = <R extends Optional = undefined>(options: With<Common & Kinds["reference"], R>) =>
  ({ kind: "reference", ...options }) as Field<"reference", string, Needed<R>>;
export const references = <R extends Optional = undefined>(options: With<Common & Kinds["references"], R>) =>
  ({ kind: "references", ...options }) as Field<"references", string[], Needed<R>>;
export const list = <F extends Fields>(options: Common & List & { of: F; named: NoInfer<keyof F & string> }) =>
  ({ kind: "list", ...options }) as Field<"list", (Item & DataOf<F>)[], false, (Partial<Item> & NewOf<F>)[]> & {
    of: F;
  };

export type Item = { id: string };

/** What empty text of a field means that is null until someone decides; undefined for other fields. */
export function emptyMeansOf(field: AnyField): string | undefined {
  return "emptyMeans" in field ? field.emptyMeans : undefined;
}

/** Whether the value is a list of texts. */
export function isLines(field: AnyField): field is FieldOf<"lines"> | FieldOf<"references"> {
  return field.kind === "lines" || field.kind === "references";
}
