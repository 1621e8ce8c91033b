/** One description per kind of document. `docs/architecture.md` shows an example. */
import type { FieldErrors } from "../form-problems.ts";
import { ITEM_ID, withItemIds } from "./item-ids.ts";
import { emptyMeansOf, isLines, type AnyField, type DataOf, type Fields } from "./fields.ts";

export type Collection<F extends Fields = Fields> = {
  /** Singular, as in “There is no such event.” */
  name: string;
  fields: F;
  /** Changes what follows from another field. `before` is the document before the change. Browsers run it too. */
  settle?(after: DataOf<F>, before: DataOf<F>): DataOf<F>;
  /** Rules across fields, for the whole document after a change. Browsers run it too, so it cannot use `Temporal`. */
  check?(data: DataOf<F>): Partial<FieldErrors>;
  /**
   * Lists are sorted by this text, descending. The results of `sort` and `until` are stored. The next start computes them
   * again if the code of these two functions has changed. It does not notice a change in a function that they call.
   */
  sort?(data: DataOf<F>): string;
  /** The last day of the document; lists can begin or end there. */
  until?(data: DataOf<F>): string;
  search?: (keyof F & string)[];
};

export type Rules<F extends Fields = Fields> = Pick<Collection<F>, "settle" | "check">;

export type Data<C> = C extends Collection<infer F> ? DataOf<F> : never;

export function collection<F extends Fields>(description: Collection<F>): Collection<F> {
  return description;
}

type Fits = (field: AnyField, text: string) => boolean;

/** Returns all fields in order. A missing value, or one that no longer fits the description, is empty. */
export function complete<F extends Fields>(fields: F, given: object, fits: Fits = () => true): DataOf<F> {
  const pairs = Object.entries(fields).map(([name, field]) => [name, valueOf(field, Reflect.get(given, name), fits)]);
  return Object.fromEntries(pairs) as DataOf<F>;
}

function valueOf(field: AnyField, value: unknown, fits: Fits): unknown {
  if (field.kind === "list") return Array.isArray(value) ? itemsOf(field.of, value, fits) : [];
  if (field.kind === "choice")
    return typeof value === "string" && Object.hasOwn(field.options, value) ? value : field.initial;
  if (field.kind === "tick") return value === true;
  if (field.kind === "number") return Number.isInteger(value) ? value : field.orNull ? null : field.min;
  if (isLines(field)) return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return typeof value === "string" && fits(field, value) ? value : emptyOf(field);
}

function itemsOf(fields: Fields, values: unknown[], fits: Fits) {
  const items = values.filter((value) => typeof value === "object" && value !== null);
  return withItemIds(
    fields,
    items.map((item) => ({ id: idOf(item), ...complete(fields, item, fits) })),
  );
}

function idOf(item: object): string {
  const id: unknown = Reflect.get(item, "id");
  return typeof id === "string" && ITEM_ID.test(id) ? id : "";
}

const emptyOf = (field: AnyField) => (emptyMeansOf(field) ? null : "");

/** Returns the document after a change of `before`, with what follows from it. */
export function settled<F extends Fields>({ settle }: Rules<F>, after: DataOf<F>, before?: DataOf<F>): DataOf<F> {
  return before && settle ? settle(after, before) : after;
}

/** Returns the fields that do not fit together. */
export function problemsOf<F extends Fields>({ check }: Rules<F>, data: DataOf<F>): FieldErrors {
  const problems = Object.entries(check?.(data) ?? {}).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems) as FieldErrors;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the names of the fields that describe the picture `name`. */
export function fieldsAbout(fields: Fields, name: string): string[] {
  return Object.keys(fields).filter((other) => fields[other]!.about === name);
}
