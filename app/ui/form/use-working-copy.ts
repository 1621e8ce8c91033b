import { useEffect, useRef, useState } from "react";
import type { WorkingCopy } from "../../../domain/document";
import { call, jsonBody } from "../call/request";

/** The browser has a copy sooner; this one is for another device. */
const SEND_DELAY_MS = 2_000;

type TypedCopy = Pick<WorkingCopy, "number" | "baseRevision" | "data">;
export type ServerCopy = {
  /** Where it is stored; undefined for another server, which stores none. */
  address: string | undefined;
  /** What was found there. */
  found: WorkingCopy | null | undefined;
};

/** Stores typed fields on the server too: one request at a time, with the latest fields only. */
export function useWorkingCopy({ address, found }: ServerCopy) {
  const [failed, setFailed] = useState(false);
  const isStored = useRef(Boolean(found));
  const waiting = useRef<() => TypedCopy>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(undefined);

  async function sendAll() {
    while (waiting.current && address) {
      const copy = waiting.current();
      waiting.current = undefined;
      isStored.current = true;
      // Failures are no message for the person: the browser has a copy, and saving says why it fails.
      const sent = call(address, jsonBody("PUT", copy));
      await sent.then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }
  }
  function send() {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current ??= sendAll().finally(() => (sending.current = undefined));
  }
  useSendWhenHidden(send);

  return {
    /** Whether the last fields did not arrive. */
    failed: failed || !address,
    store(copy: () => TypedCopy) {
      waiting.current = copy;
      timer.current ??= setTimeout(send, SEND_DELAY_MS);
    },
    /** Waits for the request in flight, which would store it again. */
    async remove() {
      clearTimeout(timer.current);
      timer.current = undefined;
      waiting.current = undefined;
      await sending.current;
      if (!isStored.current || waiting.current || !address) return;
      isStored.current = false;
      await call(address, { method: "DELETE", keepalive: true }).catch(() => undefined);
    },
  };
}

/** A phone may close a page that is not visible, without a word to it. */
function useSendWhenHidden(send: () => void) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const sendIfHidden = () => document.visibilityState === "hidden" && latest.current();
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", sendIfHidden);
      latest.current();
    };
  }, []);
}
