import { useEffect, useRef, useState } from "react";
import type { Collection } from "../../../domain/collections/collection";
import type { WorkingCopy } from "../../../domain/document";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { useWorkingCopy, type ServerCopy } from "./use-working-copy";

/** Long enough not to slow down typing, short enough that a closed tab loses at most a word. */
const SAVE_DELAY_MS = 400;

type Form = Pick<Collection, "name" | "fields">;
type LocalDraft = { savedAt: string; revision: number; before: FormTexts; texts: FormTexts };
/** The initial values of the form. */
type Start<Document> = {
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

/** Stores typed texts in the browser and on the server until they are saved, and restores the latest of both. */
export function useLocalDraft<Document extends Stored>(
  form: Form,
  document: Document | undefined,
  serverCopy: ServerCopy,
) {
  const key = `${form.name}-draft:${document?.id ?? "new"}`;
  const [start, setStart] = useState(() => ({ ...read(key, form, document, serverCopy.found), round: 0 }));
  const [isInBrowser, setInBrowser] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const copy = useWorkingCopy(serverCopy);
  useEffect(() => () => clearTimeout(timer.current), []);

  function flush() {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }
  function remove() {
    clearTimeout(timer.current);
    waiting.current = undefined;
    withStorage((storage) => storage.removeItem(key));
    void copy.remove();
  }
  function store(textsNow: () => FormTexts) {
    clearTimeout(timer.current);
    waiting.current = () => write(textsNow(), start);
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }
  function write(texts: FormTexts, { seen, before, texts: begun, restoredFrom }: Start<Document>) {
    if (!isChange(texts, before)) return remove();
    // Unchanged since it was restored, so its date remains too.
    const savedAt = restoredFrom && !isChange(texts, begun) ? restoredFrom : new Date();
    const revision = seen?.revision ?? 0;
    const draft: LocalDraft = { savedAt: savedAt.toISOString(), revision, before, texts };
    setInBrowser(withStorage((storage) => storage.setItem(key, JSON.stringify(draft)) ?? true) ?? false);
    const number = savedAt.getTime();
    if (number <= (serverCopy.found?.number ?? 0)) return;
    copy.store(() => ({ number, baseRevision: revision, data: dataOf(form.fields, texts) }));
  }

  return {
    start,
    /** Whether what is typed is stored nowhere. */
    isUnsafe: !isInBrowser && copy.failed,
    /** Stores the form's texts after a short delay. */
    store,
    /** Stores them now. Returns whether anything is unsaved. */
    flush(): boolean {
      flush();
      return withStorage((storage) => storage.getItem(key)) != null;
    },
    /** Resets the fields to these texts, as a change of `seen`. */
    restart(seen: Document | undefined, texts: FormTexts, before = textsOf(form.fields, seen)) {
      const next = { seen, before, texts };
      setStart(({ round }) => ({ ...next, round: round + 1 }));
      write(texts, next);
    },
    /** The server has stored it. The form remains until the page is left. */
    saved: remove,
  };
}

function read<Document extends Stored>(
  key: string,
  { fields }: Form,
  document: Document | undefined,
  found: WorkingCopy | null | undefined,
): Start<Document> {
  const before = textsOf(fields, document);
  const draft = withStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as LocalDraft | null);
  // No difference: it was saved, but the page was closed before the response.
  const isUnsaved = ({ texts, restoredFrom }: Start<Document>) =>
    isChange(texts, before) && !Number.isNaN(restoredFrom!.getTime());
  const [here] = draft ? [inBrowser(fields, document, draft)].filter(isUnsaved) : [];
  const [elsewhere] = found ? [onServer(fields, document, found)].filter(isUnsaved) : [];
  if (elsewhere && !(here && here.restoredFrom! >= elsewhere.restoredFrom!)) return { ...elsewhere, older: here };
  return here ?? { seen: document, before, texts: before };
}

function inBrowser<Document extends Stored>(
  fields: Form["fields"],
  document: Document | undefined,
  { savedAt, revision, before, texts }: LocalDraft,
): Start<Document> {
  // An older version of this page may have stored fewer fields, and list items without ids.
  const complete = (some: FormTexts) => textsOf(fields, dataOf(fields, some));
  return {
    seen: document && { ...document, revision },
    before: complete(before ?? {}),
    texts: complete({ ...textsOf(fields, document), ...texts }),
    restoredFrom: new Date(savedAt),
  };
}

function onServer<Document extends Stored>(
  fields: Form["fields"],
  document: Document | undefined,
  { number, baseRevision, data, base }: WorkingCopy,
): Start<Document> {
  const before = base ?? document;
  return {
    seen: document && { ...document, revision: baseRevision },
    before: textsOf(fields, before),
    texts: textsOf(fields, { ...before, ...data }),
    restoredFrom: new Date(number),
    isElsewhere: true,
  };
}

function isChange(texts: FormTexts, before: FormTexts): boolean {
  return Object.keys(texts).some((name) => texts[name] !== before[name]);
}

/** Storage may be disabled, full or contain something else: then there is no draft. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
