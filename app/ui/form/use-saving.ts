import { use, useState } from "react";
import { parsePath, useNavigate } from "react-router";
import { SignedOutContext } from "../admin/unsaved-changes";
import { ApiError, asApiError, noResponse } from "../call/request";
import { useAction } from "../call/use-action";
import { writeKey, type WriteKeys } from "../call/write-key";
import type { FieldErrors } from "../../../domain/form-problems";
import type { FormProblems } from "./problems-in";
import { useNotices, type NoticeAction } from "../notice/notices";
import type { Entry, FormTexts, SavedByOther, Stored } from "./form-texts";

export type HowToSave<Document> = {
  keys: WriteKeys;
  seen: Document | undefined;
};
type Saved = {
  /** The page to go to. It shows `notice` with the buttons. */
  path: string;
  notice: string;
  actions?: NoticeAction[];
  /** `done` is the message after Undo. */
  undo?: { work: () => Promise<unknown>; done: string } | undefined;
};
export type Save<Document> = (entry: Entry, how: HowToSave<Document>) => Promise<Saved>;

type Props<Document> = {
  save: Save<Document>;
  /** Called as soon as the server has saved these texts. */
  onSaved: (texts: FormTexts) => Promise<void>;
  /** True for a version with the texts that the form began with, if it is public like the one that its editor saw. */
  isSameAsSeen: (current: Document) => boolean;
  /** Called with the version that someone else saved meanwhile. */
  onConflict: (current: Document & SavedByOther) => void;
  seen: Document | undefined;
  /** The specification's text for a failed save. */
  failureText: string;
  /** Advice for when the server could not be reached or could not store the document. */
  laterText: string;
  /** Returns the control for the server's message about a path. */
  controlAt: (path: string) => string;
};

const REMOVAL_MS = 2_000;

/** Saves once. If the session has ended, it asks to sign in again, and goes on. */
export function useSaving<Document extends Stored>({
  save,
  onSaved,
  isSameAsSeen,
  onConflict,
  seen,
  failureText,
  laterText,
  controlAt,
}: Props<Document>) {
  const { notify } = useNotices();
  const askToSignIn = use(SignedOutContext);
  const act = useAction("It could not be restored.");
  const navigate = useNavigate();
  const [problems, setProblems] = useState<FormProblems | undefined>();
  const [corrected, setCorrected] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [keys] = useState(writeKey);

  /** `read` waits for uploads and returns the form's content. */
  async function start(read: () => Promise<Entry>) {
    const from = location.pathname;
    setBusy(true);
    show(undefined);
    try {
      const entry = await read();
      const saveOver = (version: typeof seen) => save(entry, { keys, seen: version });
      // A picture that was chosen during the save would be lost when the form is drawn again.
      const settle = () => read().catch(() => undefined);
      const saved = await saveOver(seen).catch(async (error: unknown) => {
        const conflict = error instanceof ApiError && error.status === 412;
        if (!conflict) throw error;
        const current = error.current as Document & SavedByOther;
        // A time for publishing makes a new version with the same text.
        if (isSameAsSeen(current)) return saveOver(current);
        await settle();
        onConflict(current);
      });
      if (!saved) return;
      await settle();
      // The same text may be published again after an undo.
      keys.end();
      // The loader of the next page should not find the old working copy. A request that hangs must not hide the save.
      await Promise.race([onSaved(entry.texts), new Promise((done) => setTimeout(done, REMOVAL_MS))]);
      // The person has gone to another page, and may be typing there.
      if (location.pathname !== from)
        return notify("success", saved.notice, { path: location.pathname, takesFocus: false });
      const { pathname } = parsePath(saved.path) as { pathname: string };
      const stays = pathname === location.pathname;
      const tell = () => notify("success", saved.notice, { actions: actionsOf(saved, pathname), path: pathname });
      if (!stays) tell();
      // Back leads to the page before the form.
      await navigate(saved.path, { preventScrollReset: stays, replace: stays });
      // Undo before the form has the saved text would leave the typed text in it.
      if (stays) tell();
    } catch (error) {
      fail(asApiError(error), read);
    } finally {
      setBusy(false);
    }
  }

  function actionsOf({ undo, actions = [] }: Saved, path: string): NoticeAction[] {
    if (!undo) return actions;
    return [{ label: "Undo", act: () => act(undo.work, undo.done, { path }) }, ...actions];
  }

  function show(next: FormProblems | undefined) {
    setProblems(next);
    setCorrected([]);
  }

  function fail(failure: ApiError, read: () => Promise<Entry>) {
    const later = navigator.onLine ? laterText : noResponse();
    const fields = fieldsOf(failure, controlAt);
    show({ text: failureText, reason: reasonOf(failure, later), fields, mayWork: mayWork(failure) });
    if (failure.status !== 401 && failure.status !== 403) return;
    // The save still does what the pressed button said.
    askToSignIn?.(() => void start(read));
  }

  const errors = Object.entries(problems?.fields ?? {}).filter(([name]) => !corrected.includes(name));
  const hadErrors = Object.keys(problems?.fields ?? {}).length > 0;
  return {
    start,
    /** Undefined also when every field that they name has changed since. */
    problems: hadErrors && errors.length === 0 && !problems?.mayWork ? undefined : problems,
    /** Errors of fields that have not changed since. */
    errors: Object.fromEntries(errors) as FieldErrors,
    /** Shows problems that the browser found before sending. */
    reject: show,
    correct: (name: string) => setCorrected((names) => (names.includes(name) ? names : [...names, name])),
    busy,
  };
}

/** True without a response or for a fault of the server: the same request may succeed later. */
const mayWork = ({ status }: ApiError) => status === 0 || status >= 500;

/** Returns a client error's message; server and network errors have none. */
function reasonOf(failure: ApiError, laterText: string): string {
  if (mayWork(failure)) return laterText;
  return failure.status >= 400 ? failure.message : "";
}

function fieldsOf({ fields }: ApiError, controlAt: (path: string) => string): FieldErrors {
  const pairs = Object.entries(fields).map(([path, problem]) => [controlAt(path), problem]);
  return Object.fromEntries(pairs) as FieldErrors;
}
