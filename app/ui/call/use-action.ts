import { useRevalidator } from "react-router";
import { asApiError } from "./request";
import { useNotices } from "../notice/notices";

type Message = {
  /** The page that shows it, if it is not this one. */
  path?: string;
  /** Adds a button to the message. */
  undo?: () => unknown;
};

/** The returned function resolves to false when the work failed. */
export function useAction(failureText: string) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, done?: string, { path, undo }: Message = {}) => {
    try {
      await work();
      if (done) notify("success", done, { path, actions: undo && [{ label: "Undo", act: undo }] });
      await revalidate();
      return true;
    } catch (error) {
      const { status, message } = asApiError(error);
      // The message of a server fault does not say what to do.
      const text = `${failureText} ${status >= 500 ? "Try again." : message}`;
      // Someone else has changed the data of the page.
      const actions = status === 412 ? [{ label: "Show the newest version", act: revalidate }] : [];
      notify("failure", text, { path, actions });
      // Trying again does not help, so load the data that shows the reason.
      if (status === 409) await revalidate();
      return false;
    }
  };
}
