import { use, useRef } from "react";
import { useRevalidator } from "react-router";
import { SignedOutContext } from "../admin/unsaved-changes";
import { asApiError } from "./request";
import { useNotices } from "../notice/notices";

type Message = {
  /** The page that shows it after the work, if it is not this one. A failure appears where the person is. */
  path?: string;
  /** Adds a button to the message. */
  undo?: () => unknown;
};

/** The returned function resolves to false when the work failed, or when the work before it still runs. */
export function useAction(failureText: string) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  const askToSignIn = use(SignedOutContext);
  // A button may be pressed again before the page shows what it did.
  const isRunning = useRef(false);
  return async function act(
    work: () => Promise<unknown>,
    done?: string | (() => string),
    { path, undo }: Message = {},
  ) {
    if (isRunning.current) return false;
    isRunning.current = true;
    // Undo works at once, although the page may still load the data that shows the work.
    const undoNow = () => {
      isRunning.current = false;
      return undo?.();
    };
    try {
      await work();
      const text = typeof done === "function" ? done() : done;
      if (text) notify("success", text, { path, actions: undo && [{ label: "Undo", act: undoNow }] });
      await revalidate();
      return true;
    } catch (error) {
      const { status, message, fields } = asApiError(error);
      // The message of a server fault does not say what to do.
      const text = `${failureText} ${status >= 500 ? "Try again." : message}`;
      const again = { label: "Try again", act: () => act(work, done, { path, undo }) };
      // Someone else has changed the data of the page. A field that cannot be saved is named in the message.
      const isStale = status === 412 && Object.keys(fields).length === 0;
      const newest = { label: "Show the newest version", act: revalidate };
      const mayWork = status < 400 || status >= 500;
      notify("failure", text, { path: location.pathname, actions: isStale ? [newest] : mayWork ? [again] : [] });
      if (status === 401) askToSignIn?.(() => void again.act());
      // Trying again does not help, so load the data that shows the reason.
      if (status === 400 || status === 409 || (status === 412 && !isStale)) await revalidate();
      return false;
    } finally {
      isRunning.current = false;
    }
  };
}
