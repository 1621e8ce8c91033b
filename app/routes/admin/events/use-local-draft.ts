import { useEffect, useRef, useState, type RefObject } from "react";
import type { Event } from "../../../../domain/event";
import { textsIn, textsOf, type FormTexts } from "./event-draft";

/** Long enough that typing is not slowed down, short enough that a closed tab loses a word at most. */
const SAVE_DELAY_MS = 400;

type Kept = { savedAt: string; revision: number; texts: FormTexts };
export type LocalDraft = {
  /** What the form begins with. */
  texts: FormTexts;
  /** When it was typed, where it comes from an earlier visit. */
  restoredFrom: Date | undefined;
  /** The revision of the event that these words are a change of. */
  revision: number;
  /** Drops them: the form begins anew. */
  forget: () => void;
  /** They are on the server now; the form stays as it is until it is left. */
  saved: () => void;
};

/** Keeps what is typed in this browser until it is saved, and finds it again after a reload, a crash or a dead battery. */
export function useLocalDraft(form: RefObject<HTMLFormElement | null>, event: Event | undefined): LocalDraft {
  const key = `event-draft:${event?.id ?? "new"}`;
  const [kept, setKept] = useState(() => read(key, event));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = form.current;
    const save = () => {
      if (element) write(key, element, event);
    };
    const onInput = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_DELAY_MS);
    };
    element?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener("input", onInput);
    };
  }, [form, key, event]);

  function saved() {
    clearTimeout(timer.current);
    remove(key);
  }

  return {
    texts: kept?.texts ?? textsOf(event),
    restoredFrom: kept && new Date(kept.savedAt),
    revision: kept?.revision ?? event?.revision ?? 0,
    forget() {
      saved();
      setKept(undefined);
    },
    saved,
  };
}

function read(key: string, event: Event | undefined): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    if (!kept || Number.isNaN(Date.parse(kept.savedAt))) return undefined;
    const texts = { ...textsOf(event), ...kept.texts };
    // Saved, and the page was gone before the answer came: nothing of it is left to save.
    return isChange(texts, event) ? { ...kept, texts } : undefined;
  } catch {
    // Storage may be switched off, or hold something else: then there is no draft.
    return undefined;
  }
}

function write(key: string, form: HTMLFormElement, event: Event | undefined): void {
  const texts = textsIn(form, event);
  if (!isChange(texts, event)) return remove(key);
  try {
    const kept: Kept = { savedAt: new Date().toISOString(), revision: event?.revision ?? 0, texts };
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage is no reason to disturb someone who types.
  }
}

function isChange(texts: FormTexts, event: Event | undefined): boolean {
  const before = textsOf(event);
  return Object.keys(texts).some((name) => texts[name] !== before[name]);
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
