/** Texts that were typed and not saved: in this browser, and on the server. */
import type { Collection } from "../../../domain/collections/collection";
import type { WorkingCopy } from "../../../domain/document";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";

export type Form = Pick<Collection, "name" | "fields">;
export type BrowserCopy = { savedAt: string; revision: number; before: FormTexts; texts: FormTexts };
/** The initial values of the form. */
export type Start<Document> = {
  /** The document in the revision that was changed; undefined for a new one. */
  seen: Document | undefined;
  /** The texts of that revision. */
  before: FormTexts;
  texts: FormTexts;
  /** When the texts were typed, if that was in an earlier visit. */
  restoredFrom?: Date;
  /** What was typed in this browser, if the texts were typed later on another device. */
  older?: Start<Document>;
  /** Whether the texts were typed on another device. */
  isElsewhere?: boolean;
};

/** What the form begins with: the latest unsaved texts, or those of the document. */
export function firstTexts<Document extends Stored>(
  key: string,
  { fields }: Form,
  document: Document | undefined,
  found: WorkingCopy | null | undefined,
): Start<Document> {
  const before = textsOf(fields, document);
  // No difference: it was saved, but the page was closed before the response.
  const isUnsaved = ({ texts, restoredFrom }: Start<Document>) =>
    isChange(texts, before) && !Number.isNaN(restoredFrom!.getTime());
  const [here] = inBrowser(key, fields, document).filter(isUnsaved);
  const [elsewhere] = (found ? [onServer(fields, document, found)] : []).filter(isUnsaved);
  if (elsewhere && !(here && here.restoredFrom! >= elsewhere.restoredFrom!)) return { ...elsewhere, older: here };
  return here ?? { seen: document, before, texts: before };
}

/** At most one. */
function inBrowser<Document extends Stored>(
  key: string,
  fields: Form["fields"],
  document: Document | undefined,
): Start<Document>[] {
  // An older version of this page may have stored fewer fields, and list items without ids.
  const complete = (some: FormTexts) => textsOf(fields, dataOf(fields, some));
  const stored = withStorage((storage) => {
    const copy = JSON.parse(storage.getItem(key) ?? "null") as BrowserCopy | null;
    if (!copy) return [];
    const { savedAt, revision, before, texts } = copy;
    const [first, latest] = [complete(before ?? {}), complete({ ...textsOf(fields, document), ...texts })];
    const seen = document && { ...document, ...dataOf(fields, first), revision };
    return [{ seen, before: first, texts: latest, restoredFrom: new Date(savedAt) }];
  });
  return stored ?? [];
}

function onServer<Document extends Stored>(
  fields: Form["fields"],
  document: Document | undefined,
  { number, baseRevision, data, base }: WorkingCopy,
): Start<Document> {
  const before = { ...document, ...base };
  return {
    seen: document && { ...document, ...base, revision: baseRevision },
    before: textsOf(fields, before),
    texts: textsOf(fields, { ...before, ...data }),
    restoredFrom: new Date(number),
    isElsewhere: true,
  };
}

export function isChange(texts: FormTexts, before: FormTexts): boolean {
  return Object.keys(texts).some((name) => texts[name] !== before[name]);
}

/** Storage may be disabled, full or contain something else: then there is no copy. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
