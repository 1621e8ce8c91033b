import { useRevalidator } from "react-router";
import { CallFailure } from "../../api/request";
import { useNotices } from "../../ui/notice/notices";

/** Does something and reads the page's data again; a failure is said in the page. Answers whether it was done. */
export function useAction(failureText: string) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, said?: string): Promise<boolean> => {
    try {
      await work();
      if (said) notify("success", said);
      await revalidate();
      return true;
    } catch (error) {
      const why = error instanceof CallFailure && error.status >= 400 && error.status < 500 ? ` ${error.message}` : "";
      notify("failure", `${failureText}${why} Try again.`);
      return false;
    }
  };
}
