import { useRevalidator } from "react-router";
import { useNotices } from "../notice/notices";

export function useDone() {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  return async (text: string): Promise<void> => {
    notify("success", text);
    await revalidate();
  };
}
