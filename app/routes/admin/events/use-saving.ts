import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Event } from "../../../../domain/event";
import { CallFailure } from "../../../api/request";
import { writeKey } from "../../../api/write-key";
import { useSession } from "../../../session/session-context";
import type { FormProblems } from "../../../ui/form/problems-in";
import { useNotices } from "../../../ui/notice/notices";
import type { EventDraft } from "./event-draft";

export type HowToSave = {
  keys: ReturnType<typeof writeKey>;
  /** The event that the words are a change of; none when one is added. */
  seen: Event | undefined;
};
/** Answers where to go on to and what to say there. */
export type Save = (draft: EventDraft, how: HowToSave) => Promise<{ path: string; notice: string }>;

type Props = {
  save: Save;
  /** Called as soon as the server has said so: the page may be left before it has led on. */
  onSaved: () => void;
  event: Event | undefined;
  revision: number;
  /** The specification's text for a save that failed. */
  failureText: string;
};

/** Saves once, whatever happens on the way: a dead session is signed in to again, and the save goes on by itself. */
export function useSaving({ save, onSaved, event, revision, failureText }: Props) {
  const { role, refresh } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<FormProblems | undefined>();
  const [theirs, setTheirs] = useState<Event | undefined>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<EventDraft | undefined>();
  const [seen, setSeen] = useState(event && { ...event, revision });
  const keys = useRef(writeKey());
  const interrupted = useRef<() => Promise<EventDraft>>(undefined);

  /** `read` waits for what is still being uploaded, and returns what is in the form then. */
  async function start(read: () => Promise<EventDraft>, against = seen) {
    setBusy(true);
    setProblems(undefined);
    setTheirs(undefined);
    try {
      const draft = await read();
      setSent(draft);
      const { path, notice } = await save(draft, { keys: keys.current, seen: against });
      onSaved();
      notify("success", notice, { path });
      await navigate(path);
    } catch (error) {
      await fail(error instanceof CallFailure ? error : new CallFailure(""), read);
    } finally {
      setBusy(false);
    }
  }

  async function fail(called: CallFailure, read: () => Promise<EventDraft>) {
    if (called.status === 412) return setTheirs(called.current as Event);
    setProblems(problemsOf(called, failureText));
    if (called.status !== 401 && called.status !== 403) return;
    interrupted.current = read;
    await refresh();
  }

  // The role comes from outside React: a session that was signed in to again lets the interrupted save go on.
  useEffect(() => {
    const read = interrupted.current;
    if (role !== "admin" || !read) return;
    interrupted.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- This is the answer to an event, signing in, that happens elsewhere.
    void start(read);
    // oxlint-disable-next-line react/exhaustive-deps -- Only a change of the role sets it off.
  }, [role]);

  return {
    start,
    /** Saves over what `theirs` says. */
    overwrite: (read: () => Promise<EventDraft>, current: Event) => {
      setSeen(current);
      return start(read, current);
    },
    /** What was last tried to be saved. */
    sent,
    problems,
    /** Shows what the browser found wrong before anything was sent. */
    reject: setProblems,
    busy,
    theirs,
  };
}

/** The reason of a client's mistake is for the person; a failure of the server or the network has no more to say. */
function problemsOf({ status, message, fields }: CallFailure, text: string): FormProblems {
  return { text, reason: status >= 400 && status < 500 ? message : undefined, fields };
}
