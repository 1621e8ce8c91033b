import { useEffect, useRef, useState } from "react";
import type { Event } from "../../../../domain/event";
import { textsOf, type FormTexts } from "./event-draft";

/** Long enough that typing is not slowed down, short enough that a closed tab loses a word at most. */
const SAVE_DELAY_MS = 400;

type StoredDraft = { savedAt: string; revision: number; texts: FormTexts };

/** Stores what is typed in this browser until it is saved, and finds it again after a reload, a crash or a dead battery. */
export function useLocalDraft(event: Event | undefined) {
  const key = `event-draft:${event?.id ?? "new"}`;
  const [found, setFound] = useState(() => read(key, event));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function remove() {
    clearTimeout(timer.current);
    withStorage((storage) => storage.removeItem(key));
  }

  return {
    /** What the form begins with. */
    texts: found?.texts ?? textsOf(event),
    /** When it was typed, if that was in an earlier visit. */
    restoredFrom: found && new Date(found.savedAt),
    /** The revision of the event that was changed. */
    revision: found?.revision ?? event?.revision ?? 0,
    /** Stores the form's texts a moment later. */
    store(textsNow: () => FormTexts) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(key, textsNow(), event, found), SAVE_DELAY_MS);
    },
    /** The form shows the event itself again. */
    discard() {
      remove();
      setFound(undefined);
    },
    /** The server has it now. The form stays as it is until the page is left. */
    saved: remove,
  };
}

function read(key: string, event: Event | undefined): StoredDraft | undefined {
  const draft = withStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as StoredDraft | null);
  if (!draft || Number.isNaN(Date.parse(draft.savedAt))) return undefined;
  const texts = { ...textsOf(event), ...draft.texts };
  // It was saved, but the page was gone before the response came: nothing of it is left to save.
  return isChange(texts, event) ? { ...draft, texts } : undefined;
}

function write(key: string, texts: FormTexts, event: Event | undefined, found: StoredDraft | undefined): void {
  if (!isChange(texts, event)) return withStorage((storage) => storage.removeItem(key));
  const isAsFound = found && Object.keys(texts).every((name) => texts[name] === found.texts[name]);
  const savedAt = isAsFound ? found.savedAt : new Date().toISOString();
  const draft: StoredDraft = { savedAt, revision: found?.revision ?? event?.revision ?? 0, texts };
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

function isChange(texts: FormTexts, event: Event | undefined): boolean {
  const before = textsOf(event);
  return Object.keys(texts).some((name) => texts[name] !== before[name]);
}

/** Storage may be switched off, full, or hold something else: then there is no draft, and nobody is disturbed. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
