import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Event } from "../../../../domain/event";
import { CallFailure } from "../../../api/request";
import type { Sending } from "../../../api/upload-request";
import { writeKey } from "../../../api/write-key";
import { useSession } from "../../../session/session-context";
import { useNotices } from "../../../ui/notice/notices";
import type { EventDraft } from "./event-draft";

export type HowToSave = {
  keys: ReturnType<typeof writeKey>;
  /** The event that the words are a change of; none when one is added. */
  seen: Event | undefined;
  sending: Sending;
};
/** Answers where to go on to and what to say there. */
export type Save = (draft: EventDraft, how: HowToSave) => Promise<{ path: string; notice: string }>;

type Props = {
  save: Save;
  /** Called as soon as the server has said so: the page may be left before it has led on. */
  onSaved: () => void;
  event: Event | undefined;
  revision: number;
};

/** Saves once, whatever happens on the way: a dead session is signed in to again, and the save goes on by itself. */
export function useSaving({ save, onSaved, event, revision }: Props) {
  const { role, refresh } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [progress, setProgress] = useState<number | undefined>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<EventDraft | undefined>();
  const [seen, setSeen] = useState(event && { ...event, revision });
  const keys = useRef(writeKey());
  const abort = useRef<AbortController>(undefined);
  const interrupted = useRef<EventDraft>(undefined);

  async function start(draft: EventDraft, against = seen) {
    setBusy(true);
    setFailure(undefined);
    setSent(draft);
    abort.current = new AbortController();
    try {
      const sending = { signal: abort.current.signal, onProgress: setProgress };
      const { path, notice } = await save(draft, { keys: keys.current, seen: against, sending });
      onSaved();
      notify("success", notice, { path });
      await navigate(path);
    } catch (error) {
      await fail(error instanceof CallFailure ? error : new CallFailure(""), draft);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }

  async function fail(called: CallFailure, draft: EventDraft) {
    setFailure(called);
    if (called.status !== 401 && called.status !== 403) return;
    interrupted.current = draft;
    await refresh();
  }

  // The role comes from outside React: a session that was signed in to again lets the interrupted save go on.
  useEffect(() => {
    const draft = interrupted.current;
    if (role !== "admin" || !draft) return;
    interrupted.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- This is the answer to an event, signing in, that happens elsewhere.
    void start(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- Only a change of the role sets it off.
  }, [role]);

  return {
    start,
    /** Saves over what `theirs` says. */
    overwrite: (draft: EventDraft, theirs: Event) => {
      setSeen(theirs);
      return start(draft, theirs);
    },
    cancel: () => abort.current?.abort(),
    /** What was last tried to be saved. */
    sent,
    failure,
    progress,
    busy,
    theirs: failure?.status === 412 ? (failure.current as Event) : undefined,
  };
}
