import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TypedCopy, WorkingCopy } from "../../../domain/document";
import { asApiError, call, jsonBody, ownHeaders } from "../call/request";

/** The browser has a copy sooner; this one is for another device. */
const SEND_DELAY_MS = 2_000;
const PREVIEW_DELAY_MS = 100;

export type ServerCopy = {
  /** Undefined for another server, which stores no copies. */
  address: string | undefined;
  /** The copy on the server. */
  found: WorkingCopy | null | undefined;
  /** The browser's copy may not have reached the server at the last visit. */
  isSent?: boolean;
  /** Called after the copy was stored or removed, to refresh an open preview. */
  onStored?: (() => void) | undefined;
};

/** Stores unsaved text on the server too: one request at a time, with the latest text only. */
export function useWorkingCopy({ address, found, isSent = false, onStored }: ServerCopy) {
  const [failed, setFailed] = useState(false);
  // The last text may be sent after someone else has signed in on the next page.
  const [opener] = useState(() => ({ ...ownHeaders }));
  const isStored = useRef(Boolean(found) || isSent);
  const waiting = useRef<() => TypedCopy>(undefined);
  const unsent = useRef<() => TypedCopy>(undefined);
  /** The reason why `unsent` did not arrive. */
  const problem = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(undefined);

  async function sendAll() {
    while (waiting.current && address) {
      const copy = waiting.current;
      waiting.current = undefined;
      isStored.current = true;
      try {
        await call(address, jsonBody("PUT", copy(), opener));
        setFailed(false);
        unsent.current = undefined;
        onStored?.();
      } catch (error) {
        // Shows no message: the browser has a copy, and saving gives the reason.
        const { message, fields } = asApiError(error);
        problem.current = Object.values(fields)[0] ?? message;
        setFailed(true);
        unsent.current = copy;
      }
    }
  }
  function send() {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current ??= unsent.current;
    unsent.current = undefined;
    sending.current ??= sendAll().finally(() => (sending.current = undefined));
  }
  useSendSooner(send);

  return {
    /** The last text did not arrive. */
    failed: failed || !address,
    store(copy: () => TypedCopy) {
      waiting.current = copy;
      timer.current ??= setTimeout(send, onStored ? PREVIEW_DELAY_MS : SEND_DELAY_MS);
    },
    /** Returns the reason why the latest text did not arrive, else an empty text. */
    async sendNow(): Promise<string> {
      send();
      await sending.current;
      return unsent.current ? problem.current : "";
    },
    /** Waits for the request in flight, which would store it again. */
    async remove() {
      clearTimeout(timer.current);
      timer.current = undefined;
      waiting.current = undefined;
      await sending.current;
      unsent.current = undefined;
      if (!isStored.current || waiting.current || !address) return;
      isStored.current = false;
      await call(address, { method: "DELETE", keepalive: true, headers: opener }).then(onStored, () => undefined);
    },
  };
}

/** Sends when the network is back and when the form ends. */
function useSendSooner(send: () => void) {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener("online", () => sendNow(), listeners);
    return () => {
      listeners.abort();
      sendNow();
    };
  }, []);
}
