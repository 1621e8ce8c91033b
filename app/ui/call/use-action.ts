import { useRevalidator } from "react-router";
import { ApiError } from "./request";
import { useNotices, type NoticeAction } from "../notice/notices";

/** Messages are shown on the page at `path`, or on this one. The returned function says whether the work succeeded. */
export function useAction(failureText: string, path?: string) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, done?: string, actions?: NoticeAction[]): Promise<boolean> => {
    try {
      await work();
      if (done) notify("success", done, { path, actions });
      await revalidate();
      return true;
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : new ApiError("");
      const why = status >= 400 && status < 500 ? ` ${message}` : "";
      // Someone else has changed what the page shows.
      if (status === 412) notify("failure", failureText + why, { path, actions: [{ label: NEWEST, act: revalidate }] });
      else notify("failure", failureText + why + (status === 409 ? "" : " Try again."), { path });
      // To try again does not help: the page must show why.
      if (status === 409) await revalidate();
      return false;
    }
  };
}

const NEWEST = "Show the newest version";
