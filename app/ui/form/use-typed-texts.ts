import { useLayoutEffect, useRef, useState } from "react";
import { newCopyKey, removeCopies, storeCopy } from "./browser-copies";
import { withStorage } from "./with-storage";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import type { Start } from "./start";
import { firstTexts, isChange, type Form } from "./typed-texts";
import { useOnHide } from "./use-on-hide";
import { useWorkingCopy, type ServerCopy } from "./use-working-copy";

/** Long enough not to slow down typing, short enough that a closed tab loses at most a word. */
const SAVE_DELAY_MS = 400;

/** Stores unsaved text in the browser and on the server, and restores the latest of both. */
export function useTypedTexts<Document extends Stored>(
  form: Form,
  document: Document | undefined,
  serverCopy: ServerCopy,
) {
  const name = `${form.name}-draft:${document?.id ?? "new"}`;
  const [key] = useState(() => newCopyKey(name));
  const [start, setStart] = useState(() => ({ ...firstTexts(name, form, document, serverCopy.found), round: 0 }));
  const [typed, setTyped] = useState(start.texts);
  const [isInBrowser, setInBrowser] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  /** Whether there is anything to remove. */
  const isStored = useRef(start.restoredFrom !== undefined);
  const replaced = useRef(start.replaces ?? []);
  const disputed = useRef(start.tabs?.dispute?.at);
  useOnHide(flush);
  const copy = useWorkingCopy({ ...serverCopy, isSent: start.restoredFrom !== undefined });
  const latest = useRef(serverCopy.found?.number ?? 0);
  // A layout effect ends together with the form; with other effects the timer would find no form.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const isInStorage = () => withStorage((storage) => storage.getItem(key)) != null;

  function flush() {
    clearTimeout(timer.current);
    // Another tab that continued it has this copy. A new document may have become two.
    if (!document && isStored.current && !isInStorage()) waiting.current ??= () => write(typed, start);
    waiting.current?.();
    waiting.current = undefined;
  }
  async function remove() {
    clearTimeout(timer.current);
    waiting.current = undefined;
    isStored.current = false;
    withStorage((storage) => storage.removeItem(key));
    removeCopies([...replaced.current, ...(disputed.current ? [disputed.current] : [])]);
    await copy.remove();
  }
  function store(textsNow: () => FormTexts) {
    clearTimeout(timer.current);
    waiting.current = () => write(textsNow(), start);
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }
  function write(texts: FormTexts, { seen, before, texts: begun, restoredFrom }: Start<Document>) {
    setTyped(texts);
    if (!isChange(texts, before)) return isStored.current ? void remove() : undefined;
    isStored.current = true;
    // Unchanged since it was restored, so its date remains too. Another device's clock may be ahead.
    const isRestored = restoredFrom && !isChange(texts, begun);
    const number = isRestored ? restoredFrom.getTime() : Math.max(Date.now(), latest.current + 1);
    const revision = seen?.revision ?? 0;
    const isKept = storeCopy(name, key, { savedAt: new Date(number).toISOString(), revision, before, texts });
    setInBrowser(isKept);
    if (isKept) removeCopies(replaced.current);
    if (number <= latest.current) return;
    latest.current = number;
    copy.store(() => ({ number, baseRevision: revision, data: dataOf(form.fields, texts) }));
  }

  return {
    start,
    typed,
    /** The unsaved text is stored nowhere. */
    isUnsafe: !isInBrowser && copy.failed,
    /** Stores the form's texts after a short delay. */
    store,
    /** Stores them now. Returns whether anything is unsaved. */
    flush(): boolean {
      flush();
      return isInStorage();
    },
    /** Sends them to the server now. Returns the reason if they did not arrive, else an empty text. */
    sendNow(): Promise<string> {
      flush();
      return copy.sendNow();
    },
    /** Resets the fields to these texts, as a change of `seen`. */
    restart(seen: Document | undefined, texts: FormTexts, before = textsOf(form.fields, seen)) {
      const next = { seen, before, texts };
      setStart(({ round }) => ({ ...next, round: round + 1 }));
      write(texts, next);
    },
    /** Call it after the server has saved. The form remains until the page changes. */
    saved: remove,
  };
}
