import { useRevalidator } from "react-router";
import { useNotices } from "../notice/notices";

/** After a successful call: shows a message, and loads the data of the page again. */
export function useDone() {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (text: string): Promise<void> => {
    notify("success", text);
    await revalidate();
  };
}
