import { useEffect, useRef, useState } from "react";
import type { Collection } from "../../../domain/collections/collection";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";

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
  /** A new value resets the fields. */
  round: number;
};

/** Stores typed texts in the browser until they are saved, and restores them after a reload or crash. */
export function useLocalDraft<Document extends Stored>(form: Form, document: Document | undefined) {
  const key = `${form.name}-draft:${document?.id ?? "new"}`;
  const [start, setStart] = useState(() => read(key, form, document));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function flush() {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }
  function remove() {
    waiting.current = undefined;
    flush();
    withStorage((storage) => storage.removeItem(key));
  }
  function store(textsNow: () => FormTexts) {
    clearTimeout(timer.current);
    waiting.current = () => write(key, textsNow(), start);
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }

  return {
    start,
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
      write(key, texts, next);
    },
    /** The server has stored it. The form remains until the page is left. */
    saved: remove,
  };
}

function read<Document extends Stored>(key: string, { fields }: Form, document: Document | undefined): Start<Document> {
  const before = textsOf(fields, document);
  const draft = withStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as LocalDraft | null);
  // An older version of this page may have stored fewer fields, and list items without ids.
  const complete = (texts: FormTexts) => textsOf(fields, dataOf(fields, texts));
  const texts = complete({ ...before, ...draft?.texts });
  // No difference: it was saved, but the page was closed before the response.
  if (!draft || Number.isNaN(Date.parse(draft.savedAt)) || !isChange(texts, before))
    return { seen: document, before, texts: before, round: 0 };
  return {
    seen: document && { ...document, revision: draft.revision },
    before: complete(draft.before ?? {}),
    texts,
    restoredFrom: new Date(draft.savedAt),
    round: 0,
  };
}

function write(
  key: string,
  texts: FormTexts,
  { seen, before, texts: begun, restoredFrom }: Omit<Start<Stored>, "round">,
): void {
  if (!isChange(texts, before)) return withStorage((storage) => storage.removeItem(key));
  // Unchanged since it was restored, so its date remains too.
  const savedAt = (restoredFrom && !isChange(texts, begun) ? restoredFrom : new Date()).toISOString();
  const draft: LocalDraft = { savedAt, revision: seen?.revision ?? 0, before, texts };
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
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
