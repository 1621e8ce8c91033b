/** Unsaved text, in this browser and on the server, with which a form starts. */
import type { Collection } from "../../../domain/collections/collection";
import type { WorkingCopy } from "../../../domain/document";
import { dataOf, storableTexts, textsOf, type FormTexts, type Stored } from "./form-texts";
import { foundCopies, type BrowserCopy, type FoundCopy } from "./use-browser-copy";

export type Form = Pick<Collection, "name" | "fields">;
export type Start<Document> = {
  /** The revision that the person changes; undefined for a new document. */
  seen: Document | undefined;
  /** The texts of that revision. */
  before: FormTexts;
  texts: FormTexts;
  /** The time of typing, if the texts are from an earlier visit. */
  restoredFrom?: Date;
  /** Text of this browser, if later text comes from another device. */
  older?: Start<Document>;
  /** The texts were typed on another device. */
  isElsewhere?: boolean;
  /** The copies that this form replaces when it stores its first one. */
  replaces?: FoundCopy[];
};

/**
 * Returns the latest unsaved text, or that of the document. Text of other tabs waits in the browser until this one is
 * saved or discarded.
 */
export function firstTexts<Document extends Stored>(
  name: string,
  { fields }: Form,
  document: Document | undefined,
  found: WorkingCopy | null | undefined,
): Start<Document> {
  const before = textsOf(fields, document);
  const begun = { seen: document, before, texts: before };
  // Without a difference it was saved, but the page was closed before the response.
  const isUnsaved = ({ texts, restoredFrom }: Start<Document>) =>
    isChange(texts, before) && !Number.isNaN(restoredFrom!.getTime());
  const copies = foundCopies(name).map((at) => ({ at, start: inBrowser(at.text, fields, document) }));
  const unsaved = copies.flatMap(({ at, start }) => (start && isUnsaved(start) ? [{ at, start }] : []));
  const useless = copies.filter(({ start }) => !start || !isUnsaved(start)).map(({ at }) => at);
  unsaved.sort((one, other) => rankOf(other) - rankOf(one));
  const [here] = unsaved;
  const replaces = here ? [here.at, ...useless] : useless;
  const [elsewhere] = (found ? [onServer(fields, document, found)] : []).filter(isUnsaved);
  const isNewer = elsewhere && !unsaved.some(({ start }) => start.restoredFrom! >= elsewhere.restoredFrom!);
  return { ...(isNewer ? { ...elsewhere, older: here?.start } : (here?.start ?? begun)), replaces };
}

/** This tab's text comes first, then the newest. */
const rankOf = ({ at, start }: { at: FoundCopy; start: Start<unknown> }) =>
  at.isOwn ? Infinity : start.restoredFrom!.getTime();

function inBrowser<Document extends Stored>(
  text: string,
  fields: Form["fields"],
  document: Document | undefined,
): Start<Document> | undefined {
  // An older version of this page may have stored fewer fields, and list items without ids.
  const complete = (some: FormTexts) => storableTexts(fields, some);
  try {
    const { savedAt, revision, before, texts } = JSON.parse(text) as BrowserCopy;
    const [first, latest] = [complete(before ?? {}), complete({ ...textsOf(fields, document), ...texts })];
    const seen = document && { ...document, ...dataOf(fields, first), revision };
    return { seen, before: first, texts: latest, restoredFrom: new Date(savedAt) };
  } catch {
    return undefined;
  }
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
