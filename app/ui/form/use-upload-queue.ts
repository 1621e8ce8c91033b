import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The reason why nothing is sent at the moment. */
export type Pause = "network" | "server" | "session";
type Options = {
  /** Returns the next picture to send. */
  next: () => string | undefined;
  /** Returns why the queue must wait, if it must. */
  send: (path: string) => Promise<Pause | undefined>;
  isSignedIn: boolean;
};

/** Browsers do not always report that the network is back. */
const RETRY_MS = 5_000;

/** Sends one picture at a time. Without a network, a server or a session it waits, and continues by itself. */
export function useUploadQueue({ next, send, isSignedIn }: Options) {
  const [pause, setPause] = useState<Pause>();
  const running = useRef<Promise<void>>(undefined);

  async function work() {
    let reason: Pause | undefined;
    for (let path = next(); path && !reason; path = next()) {
      reason = await send(path);
      setPause(reason);
    }
    // No await between the last `next` and this, so a picture that is chosen later starts a new run.
    running.current = undefined;
  }
  function start() {
    if (!running.current && next()) running.current = work();
  }
  useRetry(pause, isSignedIn, start);

  return {
    pause,
    start,
    /** Undefined when there is nothing to wait for. */
    running: () => running.current,
  };
}

function useRetry(pause: Pause | undefined, isSignedIn: boolean, start: () => void) {
  const again = useEffectEvent(start);
  useEffect(() => {
    if (isSignedIn) again();
  }, [isSignedIn]);
  useEffect(() => {
    // The other pause ends when the person signs in.
    if (pause !== "network" && pause !== "server") return undefined;
    const timer = setInterval(() => navigator.onLine && again(), RETRY_MS);
    const online = () => again();
    window.addEventListener("online", online);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", online);
    };
  }, [pause]);
}
