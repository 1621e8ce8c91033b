import { useRevalidator } from "react-router";
import { ApiError } from "./request";
import { useNotices, type NoticeAction } from "../notice/notices";

/** Returns whether it succeeded. */
export function useAction(failureText: string) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, done?: string, actions?: NoticeAction[]): Promise<boolean> => {
    try {
      await work();
      if (done) notify("success", done, { actions });
      await revalidate();
      return true;
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : new ApiError("");
      const why = status >= 400 && status < 500 ? ` ${message}` : "";
      // Someone else has changed what the page shows.
      if (status === 412) notify("failure", failureText + why, { actions: [{ label: NEWEST, act: revalidate }] });
      else notify("failure", failureText + why + (status === 409 ? "" : " Try again."));
      // To try again does not help: the page must show why.
      if (status === 409) await revalidate();
      return false;
    }
  };
}

const NEWEST = "Show the newest version";
