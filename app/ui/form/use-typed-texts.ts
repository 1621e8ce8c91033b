import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { firstTexts, isChange, type Form, type Start } from "./typed-texts";
import { useBrowserCopy } from "./use-browser-copy";
import { useWorkingCopy, type ServerCopy } from "./use-working-copy";

/** Long enough not to slow down typing, short enough that a closed tab loses at most a word. */
const SAVE_DELAY_MS = 400;

/**
 * Stores unsaved text in the browser and on the server, and restores the latest of both. Another `person` in the same
 * browser does not get it.
 */
export function useTypedTexts<Document extends Stored>(
  form: Form,
  document: Document | undefined,
  { person, ...serverCopy }: ServerCopy & { person: string | undefined },
) {
  // While the form is open someone else may sign in to save it.
  const [name] = useState(`${form.name}-draft:${document?.id ?? "new"} ${person}`);
  const [start, setStart] = useState(() => ({ ...firstTexts(name, form, document, serverCopy.found), round: 0 }));
  /** An effect of an earlier rendering may store texts after this has changed. */
  const latestStart = useRef(start);
  const [typed, setTyped] = useState(start.texts);
  /** Current even after the form has gone. */
  const stored = useRef(start.texts);
  const isRestored = start.restoredFrom !== undefined;
  const inBrowser = useBrowserCopy(name, isRestored, start.replaces);
  const onServer = useWorkingCopy({ ...serverCopy, isSent: isRestored });
  /** The number of the latest text on the server. */
  const latest = useRef(serverCopy.found?.number ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Stores the text for which the timer waits. */
  const waiting = useRef<() => void>(undefined);
  useOnHide(() => void sendNow());
  // A layout effect ends together with the form; with other effects the timer would find no form.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  function store(textsNow: () => FormTexts) {
    clearTimeout(timer.current);
    waiting.current = () => {
      const now = textsNow();
      // The progress of an upload changes no text.
      if (!inBrowser.isHere() || isChange(now, stored.current)) write(now);
    };
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }
  function flush() {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }
  function sendNow(): Promise<string> {
    flush();
    return onServer.sendNow();
  }
  function begin(next: typeof start) {
    latestStart.current = next;
    setStart(next);
  }
  function write(texts: FormTexts) {
    const { seen, before, texts: begun, restoredFrom }: Start<Document> = latestStart.current;
    setTyped(texts);
    stored.current = texts;
    if (!isChange(texts, before)) return inBrowser.isStored() ? void remove() : undefined;
    // Unchanged since it was restored, so its date remains too.
    const isSame = restoredFrom && !isChange(texts, begun);
    const number = isSame ? restoredFrom.getTime() : numberAfter(latest.current);
    const revision = seen?.revision ?? 0;
    inBrowser.store({ savedAt: new Date(number).toISOString(), revision, before, texts });
    if (number <= latest.current) return;
    latest.current = number;
    onServer.store(() => ({ number, baseRevision: revision, data: dataOf(form.fields, texts) }));
  }
  async function remove() {
    clearTimeout(timer.current);
    waiting.current = undefined;
    inBrowser.remove();
    await onServer.remove();
  }

  return {
    start,
    typed,
    /** Returns what was stored last, also when the form has gone. */
    stored: () => stored.current,
    /** Unsaved text is stored on the server, too. */
    isOnServer: !onServer.failed,
    /** The unsaved text is stored nowhere. */
    isUnsafe: inBrowser.failed && onServer.failed,
    /** Stores the form's texts after a short delay. */
    store,
    /** Stores them now. Returns whether anything is unsaved. */
    flush(): boolean {
      flush();
      return inBrowser.isHere();
    },
    /** Sends them to the server now. Returns the reason if they did not arrive, else an empty text. */
    sendNow,
    /** Resets the fields to these texts, as a change of `seen`. */
    restart(seen: Document | undefined, texts: FormTexts, before = textsOf(form.fields, seen)) {
      begin({ seen, before, texts, round: latestStart.current.round + 1 });
      write(texts);
    },
    /** Call it after the server has saved `sent`: only what differs from it in `texts` is unsaved now. */
    rebase(sent: FormTexts, texts: FormTexts): void {
      begin({ ...latestStart.current, before: sent });
      write(texts);
    },
    /** Call it after the server has saved. The form remains until the page changes. */
    saved: remove,
  };
}

/** Runs when the page is reloaded, closed or left for another app, because timers may never run. */
function useOnHide(act: () => void): void {
  const hide = useEffectEvent(act);
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener("visibilitychange", () => hide(), listeners);
    window.addEventListener("pagehide", () => hide(), listeners);
    return () => listeners.abort();
  }, []);
}

/** The time; more if another device's clock is ahead. */
const numberAfter = (latest: number) => Math.max(Date.now(), latest + 1);
