import { useEffect, useRef, useState } from "react";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { firstTexts, isChange, withStorage, type Form, type BrowserCopy, type Start } from "./typed-texts";
import { useCopyEvents } from "./use-copy-events";
import { useWorkingCopy, type ServerCopy } from "./use-working-copy";

/** Long enough not to slow down typing, short enough that a closed tab loses at most a word. */
const SAVE_DELAY_MS = 400;

/** Stores typed texts in the browser and on the server until they are saved, and restores the latest of both. */
export function useTypedTexts<Document extends Stored>(
  form: Form,
  document: Document | undefined,
  serverCopy: ServerCopy,
) {
  const key = `${form.name}-draft:${document?.id ?? "new"}`;
  const [start, setStart] = useState(() => ({ ...firstTexts(key, form, document, serverCopy.found), round: 0 }));
  const [typed, setTyped] = useState(start.texts);
  const [isInBrowser, setInBrowser] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  /** Without it the copy in the browser is that of another tab. */
  const isOwn = useRef(start.restoredFrom !== undefined);
  const reader = useRef<() => FormTexts>(undefined);
  useCopyEvents(key, { onHide: flush, onRemove: () => reader.current && store(reader.current) });
  const copy = useWorkingCopy({ ...serverCopy, isSent: start.restoredFrom !== undefined });
  const latest = useRef(serverCopy.found?.number ?? 0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function flush() {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }
  async function remove() {
    clearTimeout(timer.current);
    waiting.current = undefined;
    isOwn.current = false;
    withStorage((storage) => storage.removeItem(key));
    await copy.remove();
  }
  function store(textsNow: () => FormTexts) {
    reader.current = textsNow;
    clearTimeout(timer.current);
    waiting.current = () => write(textsNow(), start);
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }
  function write(texts: FormTexts, { seen, before, texts: begun, restoredFrom }: Start<Document>) {
    setTyped(texts);
    if (!isChange(texts, before)) return isOwn.current ? void remove() : undefined;
    isOwn.current = true;
    // Unchanged since it was restored, so its date remains too. Another device's clock may be ahead.
    const isRestored = restoredFrom && !isChange(texts, begun);
    const number = isRestored ? restoredFrom.getTime() : Math.max(Date.now(), latest.current + 1);
    const revision = seen?.revision ?? 0;
    const stored: BrowserCopy = { savedAt: new Date(number).toISOString(), revision, before, texts };
    setInBrowser(withStorage((storage) => storage.setItem(key, JSON.stringify(stored)) ?? true) ?? false);
    if (number <= latest.current) return;
    latest.current = number;
    copy.store(() => ({ number, baseRevision: revision, data: dataOf(form.fields, texts) }));
  }

  return {
    start,
    /** The current texts, after the short delay. */
    typed,
    /** Whether what is typed is stored nowhere. */
    isUnsafe: !isInBrowser && copy.failed,
    /** Stores the form's texts after a short delay. */
    store,
    /** Stores them now. Returns whether anything is unsaved. */
    flush(): boolean {
      flush();
      return withStorage((storage) => storage.getItem(key)) != null;
    },
    /** Stores them on the server now. Returns whether they have arrived. */
    sendNow(): Promise<boolean> {
      flush();
      return copy.sendNow();
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
