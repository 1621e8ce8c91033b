import { useEffect, useRef, useState } from "react";
import type { Event } from "../event";
import { textsOf, type FormTexts } from "./event-draft";

/** Long enough that typing is not slowed down, short enough that a closed tab loses a word at most. */
const SAVE_DELAY_MS = 400;

type StoredDraft = { savedAt: string; revision: number; before: FormTexts; texts: FormTexts };
/** What the form begins with. */
type Start = {
  /** The event, in the revision that was changed. None when one is added. */
  seen: Event | undefined;
  /** That revision's texts. */
  before: FormTexts;
  texts: FormTexts;
  /** When the texts were typed, if that was in an earlier visit. */
  restoredFrom?: Date;
  /** Another one makes the fields begin again. */
  round: number;
};

/** Stores what is typed in this browser until it is saved, and finds it again after a reload, a crash or a dead battery. */
export function useLocalDraft(event: Event | undefined) {
  const key = `event-draft:${event?.id ?? "new"}`;
  const [start, setStart] = useState(() => read(key, event));
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
    /** Stores the form's texts a moment later. */
    store,
    /** Stores them now. Returns whether there is anything that is not saved. */
    flush(): boolean {
      flush();
      return withStorage((storage) => storage.getItem(key)) != null;
    },
    /** The fields begin again, with these texts as a change of `seen`. */
    restart(seen: Event | undefined, texts: FormTexts, before = textsOf(seen)) {
      const next = { seen, before, texts };
      setStart(({ round }) => ({ ...next, round: round + 1 }));
      write(key, texts, next);
    },
    /** The server has it now. The form stays as it is until the page is left. */
    saved: remove,
  };
}

function read(key: string, event: Event | undefined): Start {
  const before = textsOf(event);
  const draft = withStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as StoredDraft | null);
  const texts = { ...before, ...draft?.texts };
  // If nothing differs it was saved, but the page was gone before the response came.
  if (!draft || Number.isNaN(Date.parse(draft.savedAt)) || !isChange(texts, before))
    return { seen: event, before, texts: before, round: 0 };
  return {
    seen: event && { ...event, revision: draft.revision },
    before: draft.before ?? {},
    texts,
    restoredFrom: new Date(draft.savedAt),
    round: 0,
  };
}

function write(
  key: string,
  texts: FormTexts,
  { seen, before, texts: begun, restoredFrom }: Omit<Start, "round">,
): void {
  if (!isChange(texts, before)) return withStorage((storage) => storage.removeItem(key));
  // What was found and has not changed since is as old as it was.
  const savedAt = (restoredFrom && !isChange(texts, begun) ? restoredFrom : new Date()).toISOString();
  const draft: StoredDraft = { savedAt, revision: seen?.revision ?? 0, before, texts };
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

function isChange(texts: FormTexts, before: FormTexts): boolean {
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
