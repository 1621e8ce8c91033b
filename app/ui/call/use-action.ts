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
      const why = error instanceof ApiError && error.status >= 400 && error.status < 500 ? ` ${error.message}` : "";
      notify("failure", `${failureText}${why} Try again.`);
      return false;
    }
  };
}
